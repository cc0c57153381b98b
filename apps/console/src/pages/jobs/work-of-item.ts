import type { JobItemResult } from '@capstan/client';

/** Work of its own that an item started: a job or a research run, each with a page. */
export interface ItemWork {
  kind: 'jobs' | 'research';
  id: string;
}

/** What `location` names; undefined where the job itself did the item. */
export function workOfItem({ location }: Pick<JobItemResult, 'location'>): ItemWork | undefined {
  const [, kind, id] = /^\/v1\/(jobs|research)\/([^/]+)$/.exec(location ?? '') ?? [];
  return id === undefined ? undefined : { kind: kind as ItemWork['kind'], id: decodeURIComponent(id) };
}
