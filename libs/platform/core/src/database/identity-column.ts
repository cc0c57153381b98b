import { Column, type ColumnOptions, Generated } from 'typeorm';

/** TypeORM implements the strategy for every column, but its types allow it for primary keys only. */
const generatedIdentity = Generated as unknown as (strategy: 'identity') => PropertyDecorator;

/** A `bigint` that PostgreSQL generates (`GENERATED ALWAYS AS IDENTITY`) and that no insert sets. */
export function IdentityColumn(options: Omit<ColumnOptions, 'type' | 'generatedIdentity'> = {}) {
  return (entity: object, property: string): void => {
    Column({ ...options, type: 'bigint', generatedIdentity: 'ALWAYS' })(entity, property);
    generatedIdentity('identity')(entity, property);
  };
}
