import * as v from 'valibot'

const event = v.looseObject({
  ph: v.optional(v.string()),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  /** By the clock and, if the browser measures it, CPU time, µs. */
  dur: v.optional(v.number()),
  tdur: v.optional(v.number()),
})
export const traceSchema = v.looseObject({ traceEvents: v.array(event) })
type TraceEvent = v.InferOutput<typeof event>
type Span = TraceEvent & { dur: number }

/**
 * Shortens each task of a trace, and its parts, to the CPU time it took. Lighthouse counts the whole task as work and
 * multiplies it by four; when the browser's processes share a few cores, most of it is waiting.
 */
export function toProcessorTime(trace: v.InferOutput<typeof traceSchema>): void {
  for (const spans of byThread(trace.traceEvents).values()) for (const task of tasksIn(spans)) shorten(task)
}

function byThread(events: readonly TraceEvent[]): Map<string, Span[]> {
  const threads = new Map<string, Span[]>()
  for (const each of events) {
    if (!isSpan(each)) continue
    const thread = `${each.pid} ${each.tid}`
    const spans = threads.get(thread)
    if (spans) spans.push(each)
    else threads.set(thread, [each])
  }
  return threads
}

function isSpan(given: TraceEvent): given is Span {
  return given.ph === 'X' && given.dur !== undefined
}

type Task = { whole: Span; parts: Span[] }

/** A span within no other is a task; the spans inside it are its parts. */
function tasksIn(spans: Span[]): Task[] {
  const tasks: Task[] = []
  let end = -Infinity
  for (const span of spans.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    if (span.ts < end) tasks.at(-1)?.parts.push(span)
    else {
      tasks.push({ whole: span, parts: [] })
      end = span.ts + span.dur
    }
  }
  return tasks
}

function shorten({ whole, parts }: Task): void {
  const { ts, dur, tdur = dur } = whole
  const factor = dur === 0 ? 1 : Math.min(1, tdur / dur)
  for (const part of parts) {
    part.ts = ts + (part.ts - ts) * factor
    part.dur *= factor
  }
  whole.dur *= factor
}
