import type { EntityManager } from 'typeorm';

/** Runs SQL: the data source, or the manager of a transaction. */
export type Queryable = Pick<EntityManager, 'query'>;
