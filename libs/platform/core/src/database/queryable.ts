import type { EntityManager } from 'typeorm';

/** Runs SQL: the data source on any of its connections, the manager of a transaction within it. */
export type Queryable = Pick<EntityManager, 'query'>;
