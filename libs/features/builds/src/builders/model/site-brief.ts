import type { Checkout } from '@capstan/workspaces';
import { z } from 'zod';

const SITE_PATH = '.capstan/site.json';

/** The part of the deterministic builder's state that events include (docs/contract.md 6). */
const STATE = z.object({
  brief: z.object({
    name: z.string(),
    kind: z.string(),
    audience: z.string().nullable(),
    features: z.array(z.string()),
    tone: z.string(),
    colours: z.array(z.string()),
    language: z.string(),
  }),
});

export type SiteBrief = z.infer<typeof STATE>['brief'];

/** What was understood of the prompt when the site was laid out; null without one. */
export async function siteBriefIn(checkout: Checkout): Promise<SiteBrief | null> {
  const bytes = await checkout.read(SITE_PATH);
  if (!bytes) return null;
  try {
    return STATE.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))).brief;
  } catch {
    return null;
  }
}
