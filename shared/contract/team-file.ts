import { v } from '@baithak/storage/schema'
import { byLanguageSchema } from './languages'
import type { Release } from './registry'

const text = v.optional(v.string())
/** Manifests of earlier releases may lack what today's schema requires. */
const release = v.object({
  url: v.string(),
  manifest: v.object({ id: v.string() }),
}) as unknown as v.GenericSchema<unknown, Release>

/** `registry/<mode>.json`: the registry of one team. `npm run registry` writes it; previews read it. */
export const teamFileSchema = v.object({
  current: v.optional(release),
  disabled: v.optional(byLanguageSchema(v.string())),
  withdrawn: v.array(v.string()),
  /** URLs of the releases that were current before, the latest last. A rollback takes the last one. */
  previous: v.array(v.string()),
  /** Releases by name, which can be previewed. */
  releases: v.record(v.string(), release),
  history: v.array(
    v.object({
      time: v.string(),
      command: v.string(),
      url: text,
      commit: text,
      author: text,
      note: text,
      /** The URL of the release that became the current one. */
      current: text,
    }),
  ),
})
export type TeamFile = v.InferOutput<typeof teamFileSchema>
