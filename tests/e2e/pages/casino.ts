import type { Page } from '@playwright/test'
import { Access, Settings } from './account.ts'
import { AutoPlay } from './auto-play.ts'
import { Bonuses, VipClub, WelcomePack } from './bonuses.ts'
import { Cases } from './cases.ts'
import { Coinflip } from './coinflip.ts'
import { DiceTable } from './dice.ts'
import { Fairness } from './fairness.ts'
import { Frame } from './frame.ts'
import { confirmByPhone, LogIn, LogInByEmail, SignUp } from './entry.ts'
import { Hilo } from './hilo.ts'
import { History } from './history.ts'
import { Keno } from './keno.ts'
import { GamePage, Home, Carousel } from './lobby.ts'
import { Miner } from './miner.ts'
import { PayIn, SuccessPayment } from './pay-in.ts'
import { Profile } from './profile.ts'
import { Restore } from './restore.ts'
import { Roulette } from './roulette.ts'
import { Verification } from './verification.ts'
import { WalletCard } from './wallet.ts'
import { Wheel } from './wheel.ts'
import { Withdraw } from './withdraw.ts'

/** All page objects of one tab. */
export type Casino = ReturnType<typeof casinoOn>

export function casinoOn(page: Page) {
  return {
    page,
    open: (path = '/') => page.goto(path),
    frame: new Frame(page),
    signUp: new SignUp(page),
    logIn: new LogIn(page),
    logInByEmail: new LogInByEmail(page),
    confirmByPhone: confirmByPhone(page),
    restore: new Restore(page),
    payIn: new PayIn(page),
    success: new SuccessPayment(page),
    home: new Home(page),
    slots: new Carousel(page, 'slots'),
    liveCasino: new Carousel(page, 'live-casino'),
    game: new GamePage(page),
    dice: new DiceTable(page),
    cases: new Cases(page),
    coinflip: new Coinflip(page),
    roulette: new Roulette(page),
    wheel: new Wheel(page),
    hilo: new Hilo(page),
    keno: new Keno(page),
    miner: new Miner(page),
    autoPlay: new AutoPlay(page),
    fairness: new Fairness(page),
    profile: new Profile(page),
    access: new Access(page),
    settings: new Settings(page),
    history: new History(page),
    verification: new Verification(page),
    wallet: new WalletCard(page),
    withdraw: new Withdraw(page),
    bonuses: new Bonuses(page),
    welcomePack: new WelcomePack(page),
    vipClub: new VipClub(page),
  }
}
