import type { Queryable } from '@capstan/platform-core';

/** A call that chose a site is charged within this time, or has failed. */
const RESERVED = `s.begun_at > now() - interval '1 minute'`;
const HAS_BUILDS = 'EXISTS (SELECT FROM builds b WHERE b.site_id = s.id)';
const MAX_SITES = 500;

/** A site that a prompt may refer to. */
export interface ExistingSite {
  id: string;
  name: string;
  prompt: string;
}

/**
 * Reads sites of a company that a prompt may refer to, the most recently requested first; without those of which only
 * an unclear prompt is known.
 */
export function sitesLatestFirst(transaction: Queryable, companyId: string): Promise<ExistingSite[]> {
  return transaction.query<ExistingSite[]>(
    `SELECT s.id, s.name, coalesce(s.first_prompt, '') AS prompt FROM sites s
       LEFT JOIN LATERAL (SELECT max(b.number) AS number FROM builds b
         WHERE b.site_id = s.id AND (b.question IS NULL OR b.answer IS NOT NULL)) AS last ON true
     WHERE s.company_id = $1 AND (last.number IS NOT NULL OR (${RESERVED} AND NOT ${HAS_BUILDS}))
     ORDER BY last.number DESC NULLS FIRST, s.number DESC LIMIT ${MAX_SITES}`,
    [companyId],
  );
}

/**
 * Claims the first site of a company, unless a build has it or a call reserved it. @returns whether it was
 * claimed.
 */
export async function beginFirstSite(
  transaction: Queryable,
  companyId: string,
  { name, prompt }: { name: string; prompt: string },
): Promise<boolean> {
  const begun = await transaction.query<object[]>(
    `WITH begun AS (
       UPDATE sites s SET begun_at = now(), first_prompt = $2, name = $3
       WHERE s.id = $1 AND NOT ${HAS_BUILDS} AND (s.begun_at IS NULL OR NOT ${RESERVED}) RETURNING s.id
     )
     SELECT FROM begun`,
    [companyId, prompt, name],
  );
  return begun.length > 0;
}
