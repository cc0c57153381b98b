import type { Queryable } from '@capstan/platform-core';

/** An object of the storage: part of a workspace. */
export interface BundleRow {
  id: string;
  version: number;
  bytes: number;
}

/** What a workspace consists of. */
export interface WorkspaceRow {
  head: string | null;
  version: number;
  /** In the order in which they are read. */
  bundles: BundleRow[];
}

/** A bundle that is in the storage, but not yet part of a workspace. */
export interface NewBundle {
  id: string;
  bytes: number;
}

/** Returns a workspace with its bundles after a version, as of one moment; undefined if it has no row. */
export async function readWorkspace(
  database: Queryable,
  id: string,
  afterVersion: number,
): Promise<WorkspaceRow | undefined> {
  const [row] = await database.query<WorkspaceRow[]>(
    `SELECT head, version, coalesce((
       SELECT json_agg(json_build_object('id', b.id, 'version', b.version, 'bytes', b.bytes) ORDER BY b.version)
       FROM workspace_bundles b
       WHERE b.workspace_id = w.id AND b.version > $2 AND b.replaced_at IS NULL
     ), '[]') AS bundles
     FROM workspaces w WHERE id = $1`,
    [id, afterVersion],
  );
  return row;
}

/** Makes a checkout the owner, and creates the row if there is none. */
export async function setOwner(database: Queryable, id: string, owner: string): Promise<void> {
  await database.query(
    `INSERT INTO workspaces (id, owner) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET owner = excluded.owner`,
    [id, owner],
  );
}

/** Returns the checkout that may commit. */
export async function readOwner(database: Queryable, id: string): Promise<string | null> {
  const [row] = await database.query<{ owner: string | null }[]>(
    'SELECT owner FROM workspaces WHERE id = $1',
    [id],
  );
  return row?.owner ?? null;
}

/**
 * Moves the head, and appends the bundle that has it.
 * @param move.owner null: any owner.
 * @returns the new version; undefined if the head is not at `from`, or the owner is another one.
 */
export async function appendHead(
  database: Queryable,
  id: string,
  move: { from: string | null; to: string; owner: string | null },
  bundle: NewBundle,
): Promise<number | undefined> {
  const [row] = await database.query<{ version: number }[]>(
    `WITH moved AS (
       UPDATE workspaces SET head = $3, version = version + 1
       WHERE id = $1 AND head IS NOT DISTINCT FROM $2 AND ($4::uuid IS NULL OR owner = $4)
       RETURNING version
     ), appended AS (
       INSERT INTO workspace_bundles (id, workspace_id, version, bytes)
       SELECT $5::uuid, $1, version, $6::bigint FROM moved RETURNING version
     )
     SELECT version FROM appended`,
    [id, move.from, move.to, move.owner, bundle.id, bundle.bytes],
  );
  return row?.version;
}

/** Appends a bundle with a derived commit. @returns the new version; undefined if the workspace has no row. */
export async function appendDerived(
  database: Queryable,
  id: string,
  bundle: NewBundle,
): Promise<number | undefined> {
  const [row] = await database.query<{ version: number }[]>(
    `WITH grown AS (
       UPDATE workspaces SET version = version + 1 WHERE id = $1 RETURNING version
     ), appended AS (
       INSERT INTO workspace_bundles (id, workspace_id, version, bytes)
       SELECT $2::uuid, $1, version, $3::bigint FROM grown RETURNING version
     )
     SELECT version FROM appended`,
    [id, bundle.id, bundle.bytes],
  );
  return row?.version;
}

/** Creates a workspace of one bundle. @returns its version; undefined if it has a row already. */
export async function insertWorkspace(
  database: Queryable,
  id: string,
  head: string,
  bundle: NewBundle,
): Promise<number | undefined> {
  const [row] = await database.query<{ version: number }[]>(
    `WITH made AS (
       INSERT INTO workspaces (id, head, version) VALUES ($1::uuid, $2, 1) ON CONFLICT (id) DO NOTHING RETURNING version
     ), appended AS (
       INSERT INTO workspace_bundles (id, workspace_id, version, bytes)
       SELECT $3::uuid, $1::uuid, version, $4::bigint FROM made RETURNING version
     )
     SELECT version FROM appended`,
    [id, head, bundle.id, bundle.bytes],
  );
  return row?.version;
}

/** Returns the version that a bundle was recorded with; undefined if it was not. */
export async function versionOfBundle(database: Queryable, bundleId: string): Promise<number | undefined> {
  const [row] = await database.query<{ version: number }[]>(
    'SELECT version FROM workspace_bundles WHERE id = $1',
    [bundleId],
  );
  return row?.version;
}

/** Marks bundles of a workspace as replaced. @returns how many were not before. */
export async function markReplaced(
  transaction: Queryable,
  id: string,
  bundleIds: readonly string[],
): Promise<number> {
  const [row] = await transaction.query<{ count: number }[]>(
    `WITH replaced AS (
       UPDATE workspace_bundles SET replaced_at = now()
       WHERE workspace_id = $1 AND id = ANY ($2) AND replaced_at IS NULL RETURNING id
     )
     SELECT count(*)::int AS count FROM replaced`,
    [id, bundleIds],
  );
  return row?.count ?? 0;
}

/** Inserts the bundle that replaces others, up to its version. */
export async function insertReplacement(
  transaction: Queryable,
  id: string,
  { id: bundleId, version, bytes }: BundleRow,
): Promise<void> {
  await transaction.query(
    'INSERT INTO workspace_bundles (id, workspace_id, version, bytes) VALUES ($1, $2, $3, $4)',
    [bundleId, id, version, bytes],
  );
}

/** Returns the bytes of the bundles that make up a workspace. */
export async function bytesOfWorkspace(database: Queryable, id: string): Promise<number> {
  const [row] = await database.query<{ bytes: string }[]>(
    `SELECT coalesce(sum(bytes), 0)::text AS bytes FROM workspace_bundles
     WHERE workspace_id = $1 AND replaced_at IS NULL`,
    [id],
  );
  return Number(row?.bytes ?? 0);
}

/** Deletes a workspace with its bundles. */
export async function deleteWorkspace(database: Queryable, id: string): Promise<void> {
  await database.query('DELETE FROM workspaces WHERE id = $1', [id]);
}

/** Returns those of the workspaces that have a row. */
export async function existingWorkspaces(database: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.query<{ id: string }[]>(
    'SELECT id FROM workspaces WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns those of the names of objects that are bundles with a row; other names may be anything. */
export async function existingBundles(database: Queryable, names: readonly string[]): Promise<Set<string>> {
  const rows = await database.query<{ name: string }[]>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE EXISTS (SELECT FROM workspace_bundles WHERE id = CASE WHEN name ~ $2 THEN name::uuid END)`,
    [names, '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Deletes rows of bundles that were replaced long ago. @returns the rows, whose objects must be deleted. */
export async function deleteReplaced(
  database: Queryable,
  afterSeconds: number,
  limit: number,
): Promise<{ workspaceId: string; id: string }[]> {
  return database.query<{ workspaceId: string; id: string }[]>(
    `WITH deleted AS (
       DELETE FROM workspace_bundles WHERE id IN (
         SELECT id FROM workspace_bundles WHERE replaced_at < now() - make_interval(secs => $1)
         ORDER BY replaced_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ) RETURNING workspace_id, id
     )
     SELECT workspace_id AS "workspaceId", id FROM deleted`,
    [afterSeconds, limit],
  );
}

/** Returns the ids of all workspaces with a commit. */
export async function committedWorkspaces(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    'SELECT id FROM workspaces WHERE head IS NOT NULL ORDER BY id',
  );
  return rows.map(({ id }) => id);
}

/** Deletes the rows of all workspaces. */
export async function deleteAllWorkspaces(database: Queryable): Promise<void> {
  await database.query('DELETE FROM workspaces');
}

/** Returns the bundles that make up all workspaces. */
export async function readBundles(
  database: Queryable,
): Promise<{ workspaceId: string; id: string; bytes: number }[]> {
  const rows = await database.query<{ workspaceId: string; id: string; bytes: string }[]>(
    `SELECT workspace_id AS "workspaceId", id, bytes FROM workspace_bundles
     WHERE replaced_at IS NULL ORDER BY workspace_id, version`,
  );
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}
