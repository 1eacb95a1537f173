import { describe, expect, it } from 'vitest'
import { configuredHosts, hostsFor } from '#domain/wire/hosts.ts'

const SERVICES = ['api', 'crash', 'cases', 'miner', 'general', 'coinflip', 'keno', 'dice'] as const

describe('the hosts of the operator', () => {
  it('are siblings of the page’s host with the same scheme and port', () => {
    const hosts = hostsFor({ protocol: 'http:', host: 'localhost:4173' })
    for (const service of SERVICES) expect(hosts[service]).toBe(`http://${service}.localhost:4173`)
    expect(hosts.socket).toBe('ws://general.localhost:4173/socket')
    expect(Object.keys(hosts).toSorted()).toEqual([...SERVICES, 'socket'].toSorted())
  })

  it('are derived without a leading www, and without any other change to the name', () => {
    expect(hostsFor({ protocol: 'https:', host: 'www.tulpar.test' }).api).toBe('https://api.tulpar.test')
    expect(hostsFor({ protocol: 'https:', host: 'tulpar.test' }).dice).toBe('https://dice.tulpar.test')
    expect(hostsFor({ protocol: 'https:', host: 'www2.tulpar.test' }).api).toBe('https://api.www2.tulpar.test')
    expect(hostsFor({ protocol: 'https:', host: 'm.www.tulpar.test' }).api).toBe('https://api.m.www.tulpar.test')
  })

  it('are replaced by configured ones, one by one', () => {
    const hosts = hostsFor(
      { protocol: 'http:', host: 'localhost:5173' },
      configuredHosts({
        VITE_API_HOST: 'https://stage.example/',
        VITE_GENERAL_HOST: 'https://general.example',
        VITE_DICE_HOST: '',
        MODE: 'development',
      }),
    )
    expect([hosts.api, hosts.general, hosts.socket, hosts.dice]).toEqual([
      'https://stage.example',
      'https://general.example',
      'wss://general.example/socket',
      'http://dice.localhost:5173',
    ])
  })

  it('use a secure socket on a secure page', () => {
    expect(hostsFor({ protocol: 'https:', host: 'tulpar.test' }).socket).toBe('wss://general.tulpar.test/socket')
  })
})
