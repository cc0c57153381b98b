import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A site row, with its company. */
export interface SiteRow {
  accountId: string;
  companyId: string;
  siteId: string;
}

/** Adds a company with its first site; with a given company, a further site of it. */
export async function insertSite(
  dataSource: DataSource,
  { accountId = randomUUID(), companyId }: Partial<Pick<SiteRow, 'accountId' | 'companyId'>> = {},
): Promise<SiteRow> {
  const siteId = randomUUID();
  if (companyId === undefined) {
    await dataSource.query(`INSERT INTO companies (id, account_id, name) VALUES ($1, $2, 'Test')`, [
      siteId,
      accountId,
    ]);
  }
  const site = { accountId, companyId: companyId ?? siteId, siteId };
  await dataSource.query(
    `INSERT INTO sites (id, company_id, account_id, name, preview_token) VALUES ($1, $2, $3, 'Test', $4)`,
    [siteId, site.companyId, accountId, randomBytes(13).toString('hex')],
  );
  return site;
}
