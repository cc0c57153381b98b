import type { DocumentPatch } from '@capstan/site-document';
import type { Queryable } from '@capstan/platform-core';
import {
  type ClaimableJob,
  CLAIM,
  inFairOrder,
  isClaimable,
  isRunning,
  type OpenWork,
  openJobs,
} from '@capstan/platform-jobs';
import type { Build, BuildPageRequest } from '../model/build.js';
import type { Claim } from './claim.js';

/** The columns of a new build. */
export type NewBuild = Pick<Build, 'id' | 'companyId' | 'siteId' | 'isNewSite' | 'accountId' | 'prompt'> & {
  keyId: string;
  /** Subject of its charge in the ledger; null if it is free, or not charged yet. */
  chargeSubject: string | null;
  /** Asked before it begins. */
  question?: string;
  /** The patch of a build that edits the document of the site. */
  edit?: DocumentPatch;
};

const WITHHELD = `coalesce((SELECT v.verdict -> 'withheld' FROM gate_verdicts v
  WHERE v.site_id = builds.site_id AND v.commit = builds.judged_commit), '[]')`;

const COLUMNS = `id, company_id AS "companyId", site_id AS "siteId", is_new_site AS "isNewSite",
  account_id AS "accountId", prompt,
  CASE WHEN status = 'running' AND answer IS NULL THEN question END AS question, status, phase, builder, builder_note AS "builderNote",
  has_preview AS "hasPreview", shown_commit AS "shownCommit", ${WITHHELD} AS withheld, failure,
  created_at AS "createdAt", started_at AS "startedAt",
  finished_at AS "finishedAt"`;

const IS_UNANSWERED = (alias: string): string => `${alias}.question IS NOT NULL AND ${alias}.answer IS NULL`;

/** It has no lease, its question is answered, and no older build of its site is running. */
const WAITING = `b.status = 'running' AND ${isClaimable('b')} AND NOT (${IS_UNANSWERED('b')})
  AND NOT EXISTS (SELECT FROM builds o
    WHERE o.site_id = b.site_id AND o.status = 'running' AND o.number < b.number AND NOT (${IS_UNANSWERED('o')}))`;

const IS_OPEN = "status = 'running'";

/** It is waiting, and its account has a free slot. $1: slots. */
const CLAIMABLE = `${WAITING}
  AND (SELECT count(*) FROM builds WHERE account_id = b.account_id AND ${isRunning(IS_OPEN)}) < $1`;

/** Inserts a build. @returns false if it existed. */
export async function insertBuild(transaction: Queryable, build: NewBuild): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `INSERT INTO builds (id, company_id, site_id, is_new_site, account_id, key_id, charge_subject, prompt, question, edit)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      build.id,
      build.companyId,
      build.siteId,
      build.isNewSite,
      build.accountId,
      build.keyId,
      build.chargeSubject,
      build.prompt,
      build.question ?? null,
      build.edit === undefined ? null : JSON.stringify(build.edit),
    ],
  );
  return rows.length > 0;
}

/** Reads a build of an account, with the withheld pages of its newest judged commit. */
export async function readBuild(
  database: Queryable,
  accountId: string,
  id: string,
): Promise<Build | undefined> {
  const [build] = await database.query<Build[]>(
    `SELECT ${COLUMNS} FROM builds WHERE id = $1 AND account_id = $2`,
    [id, accountId],
  );
  return build;
}

/** Reads the key that the newest build of a site was created with. */
export async function readKeyOfNewestBuild(transaction: Queryable, siteId: string): Promise<string> {
  const [build] = await transaction.query<{ keyId: string }[]>(
    `SELECT key_id AS "keyId" FROM builds WHERE site_id = $1 ORDER BY number DESC LIMIT 1`,
    [siteId],
  );
  if (!build) throw new Error(`site ${siteId} has no builds`);
  return build.keyId;
}

/** Whether a build is writing a site, or waits to. */
export async function hasRunningBuild(transaction: Queryable, siteId: string): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `SELECT FROM builds WHERE site_id = $1 AND status = 'running' AND NOT (${IS_UNANSWERED('builds')}) LIMIT 1`,
    [siteId],
  );
  return rows.length > 0;
}

/** Reads builds of an account in the same form, newest first. */
export function readBuilds(database: Queryable, accountId: string, page: BuildPageRequest): Promise<Build[]> {
  return database.query<Build[]>(
    `SELECT ${COLUMNS} FROM builds WHERE account_id = $1
       AND ($2::uuid IS NULL OR number < (SELECT number FROM builds WHERE id = $2 AND account_id = $1))
       AND ($4::text IS NULL OR status = $4)
     ORDER BY number DESC LIMIT $3`,
    [accountId, page.after ?? null, page.limit, page.status ?? null],
  );
}

/**
 * Stores the answer to the question of a running build, with the charge that it begins with. @returns whether it was
 * still unanswered.
 */
export async function answerQuestion(
  transaction: Queryable,
  { id, answer, chargeSubject }: { id: string; answer: string; chargeSubject: string },
): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `WITH answered AS (
       UPDATE builds SET answer = $2, charge_subject = $3, started_at = NULL
       WHERE id = $1 AND status = 'running' AND ${IS_UNANSWERED('builds')} RETURNING site_id
     ), site AS (
       UPDATE sites s SET first_prompt = left(concat_ws(E'\\n', s.first_prompt, $2::text), 1200)
       FROM answered a WHERE s.id = a.site_id
     )
     SELECT FROM answered`,
    [id, answer, chargeSubject],
  );
  return rows.length > 0;
}

/** Stores the question of a build that has begun; it is free until the answer comes. */
export async function askQuestion(transaction: Queryable, id: string, question: string): Promise<void> {
  await transaction.query(
    `UPDATE builds SET question = $2, charge_subject = NULL WHERE id = $1 AND question IS NULL`,
    [id, question],
  );
}

/** Builds whose question was not answered within some minutes. */
export function readOverdueQuestions(database: Queryable, minutes: number): Promise<{ id: string }[]> {
  return database.query<{ id: string }[]>(
    `SELECT id FROM builds WHERE status = 'running' AND ${IS_UNANSWERED('builds')}
       AND created_at < now() - make_interval(mins => $1)`,
    [minutes],
  );
}

/** Ends a build whose question is still unanswered. @returns its account; undefined if it was answered meanwhile. */
export async function failUnanswered(
  transaction: Queryable,
  id: string,
  reason: string,
): Promise<string | undefined> {
  const [failed] = await transaction.query<{ accountId: string }[]>(
    `WITH failed AS (
       UPDATE builds SET status = 'failed', failure = $2, finished_at = now()
       WHERE id = $1 AND status = 'running' AND ${IS_UNANSWERED('builds')} RETURNING account_id
     )
     SELECT account_id AS "accountId" FROM failed`,
    [id, reason],
  );
  return failed?.accountId;
}

const WAITING_ROWS = { jobs: 'builds', alias: 'b', isOpen: IS_OPEN, condition: WAITING };

/** Builds that have not ended, for operators. */
export const openBuilds = (perAccount: number): OpenWork => ({
  queue: 'build',
  ...openJobs({ ...WAITING_ROWS, capability: "'build'", perAccount }),
});

/** Reads builds that a worker could claim now, in fair order. */
export function claimableBuilds(
  database: Queryable,
  { perAccount, limit }: { perAccount: number; limit: number },
): Promise<ClaimableJob[]> {
  return database.query<ClaimableJob[]>(inFairOrder(WAITING_ROWS), [perAccount, limit]);
}

/**
 * Claims a build if it is waiting and its account has a free slot; the caller has locked the account's
 * claims.
 */
export async function claimBuild(
  transaction: Queryable,
  id: string,
  perAccount: number,
): Promise<Claim | null> {
  const [claim] = await transaction.query<Claim[]>(
    `WITH claimed AS (
       UPDATE builds b SET ${CLAIM}, started_at = coalesce(b.started_at, now())
       WHERE b.id = $2 AND ${CLAIMABLE} RETURNING b.*
     )
     SELECT id, account_id AS "accountId", company_id AS "companyId", site_id AS "siteId", charge_subject AS "chargeSubject",
       concat_ws(E'\\n', prompt, answer) AS prompt, is_new_site AND question IS NULL AS "mayAsk", edit, generation,
       fruitless_takes AS "attemptsWithoutProgress", has_preview AS "hasPreview",
       judged_commit AS "judgedCommit", builder IS NOT NULL AS "isBegun", first_commit AS "firstCommit",
       stop_requested_at IS NOT NULL AS "isStopRequested",
       extract(epoch FROM clock_timestamp() - started_at)::float8 AS "runningSeconds"
     FROM claimed`,
    [perAccount, id],
  );
  return claim ?? null;
}

/** Deletes the events of builds that ended `days` ago. */
export async function deleteOldEvents(database: Queryable, days: number): Promise<void> {
  await database.query(
    `DELETE FROM build_events e USING builds b
     WHERE e.build_id = b.id AND b.finished_at < now() - make_interval(days => $1)`,
    [days],
  );
}
