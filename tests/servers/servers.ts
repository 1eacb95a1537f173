import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A real web server that serves `<folder>/dist` with the configuration in `<folder>/dist.serving`; with `operator`, the
 * port to which it passes the requests for all hosts but the page's.
 */
export type Server = { name: string; start(folder: string, port: number, operator?: number): ChildProcess }

export const nginx: Server = {
  name: 'nginx',
  start(folder, port, operator) {
    const config = `
      user ${userInfo().username}; daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
      events { worker_connections 256; }
      http {
        access_log off;
        client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
        uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
        include ${folder}/dist.serving/nginx.maps.conf;
        server { listen 127.0.0.1:${port} default_server; root ${folder}/dist; include ${folder}/dist.serving/nginx.conf; }
        ${hasFrames(folder) ? `server { listen 127.0.0.1:${port}; server_name ~^(?:captcha|tags)\\.; root ${folder}/dist; include ${folder}/dist.serving/nginx.frames.conf; }` : ''}
        ${operator === undefined ? '' : proxy(port, operator)}
      }`
    writeFileSync(join(folder, 'main.conf'), config)
    return spawn('nginx', ['-c', join(folder, 'main.conf'), '-p', folder, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  },
}

function hasFrames(folder: string): boolean {
  return existsSync(join(folder, 'dist.serving/nginx.frames.conf'))
}

function proxy(port: number, operator: number): string {
  return `map $http_upgrade $connection_upgrade { default upgrade; "" ""; }
        server {
          listen 127.0.0.1:${port};
          server_name ~^[a-z]+\\.localhost$;
          location / {
            proxy_pass http://127.0.0.1:${operator};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
          }
        }`
}

export const caddy: Server = {
  name: 'caddy',
  start(folder, port) {
    const config = `{
	admin off
	auto_https off
}
:${port} {
	root * ${folder}/dist
	import ${folder}/dist.serving/Caddyfile
}
${hasFrames(folder) ? `http://captcha.casino.example:${port}, http://tags.casino.example:${port} {\n\troot * ${folder}/dist\n\timport ${folder}/dist.serving/Caddyfile.frames\n}\n` : ''}`
    writeFileSync(join(folder, 'main.caddy'), config)
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'main.caddy')], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  },
}

export function isInstalled({ name }: Server): boolean {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0
}

/** Resolves when the server takes connections; throws what it wrote when it ends before. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  let complaints = ''
  child.stderr?.on('data', (text: Buffer) => (complaints += text.toString()))
  for (let tries = 0; tries < 200; tries += 1) {
    if (await takesConnections(port)) return
    if (child.exitCode !== null) break
    await pause(100)
  }
  throw new Error(`the server does not start: ${complaints}`)
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this type.
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
