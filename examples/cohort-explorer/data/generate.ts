/**
 * Writes public/data/cohort.json: fictional patients, made with a fixed seed, so that every run produces the same file.
 *
 *     node data/generate.ts
 *
 * data/README.md explains the columns. No real records were used; the rates are round numbers that make the charts
 * look like those of a breast-cancer registry.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The Mulberry32 generator: small, fast, and with the same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = createRandom(20_260_331)
const normal = (mean: number, spread: number) =>
  mean + spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Returns a random index, weighted by `weights`. */
function choose(weights: readonly number[]): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => (left -= weight) < 0)
  return index === -1 ? weights.length - 1 : index
}

const levels = {
  dataset: ['northfield_oncology', 'calder_cardiology', 'fenwick_paediatrics'],
  subtype: ['Triple-negative', 'HER2-positive', 'HR-positive', 'Not tested'],
  stage: ['I', 'II', 'III', 'IV'],
  therapy: ['Anthracycline', 'Carboplatin', 'Pembrolizumab', 'Endocrine'],
  icd10: ['C50.1', 'C50.2', 'C50.4', 'C50.8', 'C50.9'],
} as const
const counts = [1700, 520, 180]
/** Weights of the first-line therapies, one row per subtype. */
const therapies = [
  [45, 35, 20, 0],
  [55, 25, 20, 0],
  [25, 5, 5, 65],
  [40, 15, 5, 40],
]
const byStage = [0.16, 0.42, 1, 2.6]
const bySubtype = [1.5, 1.05, 0.7, 1.1]
const byTherapy = [1.2, 0.85, 0.68, 0.9]
const endOfData = 2026 * 12 + 2
const columns: Record<string, (number | null)[]> = {}
const add = (name: string, value: number | null) => (columns[name] ??= []).push(value)

for (const [dataset, count] of counts.entries()) {
  for (let number = 0; number < count; number += 1) {
    const subtype = choose([18, 20, 54, 8])
    const stage = choose([27, 39, 22, 12])
    const therapy = choose(therapies[subtype] ?? [1, 1, 1, 1])
    const age = Math.round(clamp(normal(subtype === 0 ? 53 : 60, 12), 26, 92))
    const hazard =
      (byStage[stage] ?? 1) *
      (bySubtype[subtype] ?? 1) *
      (byTherapy[therapy] ?? 1) *
      Math.exp((age - 58) / 55)
    // The time to death (Weibull) and the length of the follow-up, both in months.
    const untilDeath = 150 * (-Math.log(1 - random()) / hazard) ** (1 / 1.15)
    const followed = 6 + random() ** 0.7 * 78
    const hasDied = untilDeath < followed
    const months = round(Math.min(untilDeath, followed), 1)
    const illness = stage * 0.5 + (hasDied ? 0.6 : 0)
    const crp = Math.exp(normal(1.1 + illness * 0.45, 0.6))
    const ldh = Math.exp(normal(5.2 + illness * 0.12, 0.22))
    const haemoglobin = normal(13.1 - illness * 0.5, 1.1)
    const isMeasuredAgain = months > 6 && random() < 0.86
    add('dataset', dataset)
    add('age', age)
    add('subtype', subtype)
    add('stage', stage)
    add('therapy', therapy)
    add('icd10', choose([12, 10, 30, 14, 34]))
    add('visits', Math.max(1, Math.round(normal(3 + months / 7, 2))))
    add('months', months)
    add('died', hasDied ? 1 : 0)
    add('lastSeen', endOfData - Math.round((followed - months) * 0.8 + random() * 5))
    add('haemoglobin', round(haemoglobin, 1))
    add('haemoglobin6', isMeasuredAgain ? round(haemoglobin - normal(0.9, 0.8), 1) : null)
    add('crp', round(clamp(crp, 0.3, 180), 1))
    add(
      'crp6',
      isMeasuredAgain ? round(clamp(crp * Math.exp(normal(-0.35, 0.5)), 0.3, 180), 1) : null,
    )
    add('ldh', Math.round(ldh))
    add('ldh6', isMeasuredAgain ? Math.round(ldh * Math.exp(normal(-0.06, 0.16))) : null)
  }
}

const file = join(import.meta.dirname, '../public/data/cohort.json')
writeFileSync(file, `${JSON.stringify({ levels, columns })}\n`)
