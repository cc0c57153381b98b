import { Column, DataSource, Entity, PrimaryColumn, type SelectQueryBuilder } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { highestNumberFirst, inOrder, newestFirst } from './newest-first.js';

@Entity('rows')
class RowEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('int')
  number: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

let query: () => SelectQueryBuilder<RowEntity>;

/** Without the columns, which do not matter here. */
const clausesOf = (built: SelectQueryBuilder<RowEntity>): string =>
  built
    .getQuery()
    .replace(/^.*? FROM "rows" "r" /, '')
    .replaceAll('"', '');

describe('orders of lists', () => {
  beforeAll(async () => {
    const source = new DataSource({ type: 'postgres', entities: [RowEntity] });
    await source['buildMetadatas']();
    query = () => source.getRepository(RowEntity).createQueryBuilder('r').where('true');
  });

  it('begins with the newest row', () => {
    expect(clausesOf(newestFirst(query()))).toBe('WHERE true ORDER BY r.created_at DESC, r.id DESC');
    expect(clausesOf(highestNumberFirst(query()))).toBe('WHERE true ORDER BY r.number DESC');
  });

  it('continues after the row of an id, which must belong to the list', () => {
    const built = highestNumberFirst(query(), 'last', { accountId: 'mine' });
    expect(clausesOf(built)).toBe(
      'WHERE true AND (r.number) < (SELECT cursor_row.number AS cursor_row_number FROM rows cursor_row ' +
        'WHERE (cursor_row.account_id = :orm_param_0 AND cursor_row.id = :orm_param_1)) ORDER BY r.number DESC',
    );
    expect(built.getParameters()).toEqual({ orm_param_0: 'mine', orm_param_1: 'last' });
  });

  it('compares all properties of an order, in its direction', () => {
    expect(clausesOf(inOrder(query(), ['createdAt', 'id'], 'ASC', { id: 'last' }))).toContain(
      '(r.created_at, r.id) > (SELECT cursor_row.created_at AS cursor_row_created_at, cursor_row.id AS cursor_row_id FROM',
    );
  });
});
