/// <reference types="vite/types/importMeta.d.ts" />
import type { MixedList } from 'typeorm';

type EntityClass = new () => object;

/** Every entity of the libs. Vite finds them, because TypeORM's own search imports files bypassing vitest. */
const modules = import.meta.glob<Record<string, EntityClass>>('../../libs/**/src/**/*.entity.ts', {
  eager: true,
});

export const entities: MixedList<EntityClass> = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
