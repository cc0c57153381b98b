import type { Queryable } from '@capstan/platform-core';

/** A valid token of a member. */
export interface FoundToken {
  memberId: string;
  page: string;
}

/** Deletes a link that is still valid: it is used once. */
export async function takeLink(
  database: Queryable,
  siteId: string,
  hash: Buffer,
): Promise<FoundToken | undefined> {
  const [[link]] = await database.query<[FoundToken[], number]>(
    `DELETE FROM site_member_tokens t USING site_members m
     WHERE t.hash = $2 AND t.kind = 'link' AND t.expires_at > now() AND m.id = t.member_id AND m.site_id = $1
     RETURNING t.member_id AS "memberId", t.page`,
    [siteId, hash],
  );
  return link;
}

/** Reads whether a session of a member of the site is valid. */
export async function isSession(database: Queryable, siteId: string, hash: Buffer): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `SELECT FROM site_member_tokens t JOIN site_members m ON m.id = t.member_id
     WHERE t.hash = $2 AND t.kind = 'session' AND t.expires_at > now() AND m.site_id = $1`,
    [siteId, hash],
  );
  return rows.length > 0;
}
