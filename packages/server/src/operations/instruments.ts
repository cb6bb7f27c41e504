import type { Meter } from '@opentelemetry/api'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

type Labels = Readonly<Record<string, string | number>>

interface Named {
  /** Name of the metric without prefix, unit and `total`, which Prometheus and OpenTelemetry add in different ways. */
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
}

interface Watched extends Named {
  read(): readonly { readonly labels: Labels; readonly value: number }[]
}

/** Upper bounds of the histograms' buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Returns functions that create a counter, a histogram of seconds or a gauge. Each is both a metric of Prometheus
 * (`vestibule_mails_total`) and one of OpenTelemetry (`vestibule.mails`).
 */
export function createInstruments(registry: Registry, meter: Meter) {
  const inBoth = ({ name, help, labels }: Named, ending = '') => ({
    dotted: `vestibule.${name}`,
    prometheus: {
      name: `vestibule_${name}${ending}`,
      help,
      labelNames: [...labels],
      registers: [registry],
    },
  })
  return {
    counter(named: Named) {
      const { dotted, prometheus } = inBoth(named, '_total')
      const one = new Counter(prometheus)
      const other = meter.createCounter(dotted, { description: named.help })
      return (labels: Labels, by = 1) => {
        one.inc(labels, by)
        other.add(by, labels)
      }
    },
    seconds(named: Named) {
      const { dotted, prometheus } = inBoth(named, '_seconds')
      const one = new Histogram({ ...prometheus, buckets: [...bounds] })
      const other = meter.createHistogram(dotted, {
        description: named.help,
        unit: 's',
        advice: { explicitBucketBoundaries: [...bounds] },
      })
      return (labels: Labels, seconds: number) => {
        one.observe(labels, seconds)
        other.record(seconds, labels)
      }
    },
    gauge(watched: Watched) {
      const { dotted, prometheus } = inBoth(watched)
      const gauge: Gauge = new Gauge({
        ...prometheus,
        collect() {
          for (const { labels, value } of watched.read()) gauge.set(labels, value)
        },
      })
      meter.createObservableGauge(dotted, { description: watched.help }).addCallback((result) => {
        for (const { labels, value } of watched.read()) result.observe(value, labels)
      })
    },
  }
}
