import type { EntityManager } from 'typeorm';
import { storableJson } from '@capstan/platform-jobs';

const MAX_POINTS = 100;
const MAX_LENGTH = 500;

/** Keeps wishes with the site, each once and the latest of them. @returns those that were new. */
export async function addOpenPoints(
  manager: EntityManager,
  siteId: string,
  points: readonly string[],
): Promise<string[]> {
  if (points.length === 0) return [];
  // No key: new builds refer to the site, and with them the charges of everybody would wait.
  const [site] = await manager.query<{ known: string[] }[]>(
    'SELECT open_points AS known FROM sites WHERE id = $1 FOR NO KEY UPDATE',
    [siteId],
  );
  const known = site?.known ?? [];
  const added = [...new Set(points.map((point) => point.slice(0, MAX_LENGTH).toWellFormed()))].filter(
    (point) => !known.includes(point),
  );
  await manager.query('UPDATE sites SET open_points = $2 WHERE id = $1', [
    siteId,
    storableJson([...known, ...added].slice(-MAX_POINTS)),
  ]);
  return added;
}
