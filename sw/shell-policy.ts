declare const self: ServiceWorkerGlobalScope

const POLICY = 'Content-Security-Policy'

/**
 * The shell of this build under this build's policy, whatever policy came with it: for as long as a deploy has replaced
 * the files but not the server's configuration, or the other way round, the server sends a policy that forbids the
 * shell's script. A cached shell would stay forbidden after the deploy.
 */
export function withShellPolicy(shell: Response): Response {
  const headers = new Headers(shell.headers)
  headers.set(POLICY, policyFor(self.location))
  return new Response(shell.body, { status: shell.status, statusText: shell.statusText, headers })
}

function policyFor({ protocol, host }: Pick<WorkerLocation, 'protocol' | 'host'>): string {
  const scheme = protocol.slice(0, -1)
  return __SHELL_POLICY__
    .replaceAll('{host}', host.replace(/^www\./, ''))
    .replaceAll('{scheme}', scheme)
    .replaceAll('{ws}', scheme.replace('http', 'ws'))
}
