import { expose } from 'comlink'
import type { Commands } from '#worker/index.ts'

/** Some of the worker's commands; one that does not satisfy their types does not compile. */
export type FakeCommands = { [Domain in keyof Commands]?: FakeDomain<Commands[Domain]> }
type FakeDomain<Domain> = Domain extends (...given: never[]) => unknown
  ? Domain
  : { [Name in keyof Domain]?: FakeDomain<Domain[Name]> }

/** A call of the page, with the path of its command such as `session.logout`. */
export type CommandCall = { command: string; argument: unknown }

/**
 * A stand-in for the page's worker that answers with the given commands, over the same wire. A command that the test does
 * not give fails as it would without a worker.
 */
export class FakeWorker {
  /** The calls so far, oldest first. */
  readonly calls: CommandCall[] = []
  /** What the page takes for its worker. */
  readonly worker: Worker
  commands: FakeCommands = {}

  constructor() {
    const { port1, port2 } = new MessageChannel()
    const run = (path: string[], argument: unknown) => this.run(path, argument)
    expose({ live: async () => null, connect: async () => undefined, run }, port2)
    port1.start()
    // A port has all of a worker but the end of it, which never comes here.
    this.worker = Object.assign(port1, { terminate: () => undefined, onerror: null }) as unknown as Worker
  }

  /** The arguments of the calls of one command. */
  getArguments(command: string): unknown[] {
    return this.calls.filter((call) => call.command === command).map(({ argument }) => argument)
  }

  private async run(path: string[], argument: unknown): Promise<unknown> {
    this.calls.push({ command: path.join('.'), argument })
    const command = path.reduce<unknown>(
      (from, name) => (typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined),
      this.commands,
    )
    if (typeof command === 'function') return command(argument)
    return { ok: false, error: { code: 'internal', reason: path.join('.'), retry: false } }
  }
}
