/// <reference types="vite/types/importMeta.d.ts" />
import { databaseOptions } from '@capstan/platform-core';
import { DataSource, type MigrationInterface } from 'typeorm';
import { entities } from './entities.js';

type MigrationClass = new () => MigrationInterface;

/** Every migration of the libs. Vite finds them, because TypeORM's own search imports files bypassing vitest. */
const modules = import.meta.glob<Record<string, MigrationClass>>('../../libs/**/src/**/migrations/*.ts', {
  eager: true,
});

/** A data source with every entity and migration, not initialized. */
export const migratingDataSource = (url: string): DataSource =>
  new DataSource({
    ...databaseOptions({ url, poolSize: 5 }),
    entities,
    migrations: Object.values(modules).flatMap((module) => Object.values(module)),
  });
