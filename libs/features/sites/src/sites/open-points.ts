import type { EntityManager } from 'typeorm';
import { storable } from '@capstan/platform-jobs';
import { SiteEntity } from '../tables/site.entity.js';

const MAX_POINTS = 100;
const MAX_LENGTH = 500;

/** Stores open points with the site, without duplicates, up to a limit. @returns the new ones. */
export async function addOpenPoints(
  manager: EntityManager,
  siteId: string,
  points: readonly string[],
): Promise<string[]> {
  if (points.length === 0) return [];
  // Does not lock the key: inserts of new builds refer to the site, and their charges would wait.
  const site = await manager.findOne(SiteEntity, {
    select: { id: true, openPoints: true },
    where: { id: siteId },
    lock: { mode: 'for_no_key_update' },
  });
  const known = site?.openPoints ?? [];
  const added = [...new Set(points.map((point) => point.slice(0, MAX_LENGTH).toWellFormed()))].filter(
    (point) => !known.includes(point),
  );
  const openPoints = storable([...known, ...added].slice(-MAX_POINTS));
  await manager.update(SiteEntity, { id: siteId }, { openPoints });
  return added;
}
