import type { Queryable } from '@capstan/platform-core';
import type { PageRequest } from '@capstan/platform-http';
import type { Site } from '../model/site.js';

/** Withheld pages of the newest checked commit. */
const WITHHELD = `coalesce((SELECT v.verdict -> 'withheld' FROM gate_verdicts v
  WHERE v.site_id = s.id AND v.commit = s.judged_commit), '[]')`;

const COLUMNS = `s.id, s.company_id AS "companyId", s.account_id AS "accountId", s.name, s.preview_token AS "previewToken",
  s.shown_commit AS "shownCommit", s.published_commit AS "publishedCommit", ${WITHHELD} AS withheld,
  s.open_points AS "openPoints", s.created_at AS "createdAt"`;

/** Owners see a site from its first build on. */
const IS_BEGUN = 'EXISTS (SELECT FROM builds b WHERE b.site_id = s.id)';

/** Reads a site that must exist. */
export async function readSite(database: Queryable, id: string): Promise<Site | undefined> {
  const [site] = await database.query<Site[]>(`SELECT ${COLUMNS} FROM sites s WHERE s.id = $1`, [id]);
  return site;
}

/** Reads the site of a preview URL. */
export async function readSiteByToken(database: Queryable, previewToken: string): Promise<Site | undefined> {
  const [site] = await database.query<Site[]>(`SELECT ${COLUMNS} FROM sites s WHERE s.preview_token = $1`, [
    previewToken,
  ]);
  return site;
}

/** Reads a site of an account: from its first build on. */
export async function readOwnSite(
  database: Queryable,
  accountId: string,
  id: string,
): Promise<Site | undefined> {
  const [site] = await database.query<Site[]>(
    `SELECT ${COLUMNS} FROM sites s WHERE s.id = $1 AND s.account_id = $2 AND ${IS_BEGUN}`,
    [id, accountId],
  );
  return site;
}

/** Reads the sites of an account, newest first. */
export function readOwnSites(database: Queryable, accountId: string, page: PageRequest): Promise<Site[]> {
  return database.query<Site[]>(
    `SELECT ${COLUMNS} FROM sites s WHERE s.account_id = $1 AND ${IS_BEGUN}
       AND ($2::uuid IS NULL OR s.number < (SELECT number FROM sites WHERE id = $2 AND account_id = $1))
     ORDER BY s.number DESC LIMIT $3`,
    [accountId, page.after ?? null, page.limit],
  );
}

/** Reads the sites of all these companies, newest first. */
export function readSitesOf(database: Queryable, companyIds: readonly string[]): Promise<Site[]> {
  return database.query<Site[]>(
    `SELECT ${COLUMNS} FROM sites s WHERE s.company_id = ANY ($1) AND ${IS_BEGUN} ORDER BY s.number DESC`,
    [companyIds],
  );
}

/** Deletes sites of calls that failed. The first site of a company is kept. */
export async function deleteUnusedSites(database: Queryable, days: number): Promise<void> {
  await database.query(
    `DELETE FROM sites s WHERE s.id <> s.company_id AND s.shown_commit IS NULL AND NOT ${IS_BEGUN}
       AND s.begun_at < now() - make_interval(days => $1)`,
    [days],
  );
}
