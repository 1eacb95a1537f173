interface Window {
  readonly __bench: import('./probe.ts').Probe
}
