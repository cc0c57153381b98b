import type { Fact, Section } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './rows.js';

const section = (id: string, component: Section['component'], variant: string): Section => ({
  id,
  component,
  variant,
  facts: [],
});

const idsOf = (sections: Section[], facts: readonly Fact[] = []): string[][] =>
  rowsOf(sections, () => facts).map((row) => row.map(({ id }) => id));

describe('rowsOf', () => {
  it('puts two short sections next to each other in one row', () => {
    const sections = [
      section('top', 'hero', 'split'),
      section('hours', 'hours', 'table'),
      section('contact', 'contact', 'split'),
      section('rules', 'policies', 'notes'),
    ];
    expect(idsOf(sections)).toEqual([['top'], ['hours', 'contact'], ['rules']]);
  });

  it('gives variants that need the width a row of their own', () => {
    expect(idsOf([section('hours', 'hours', 'week'), section('contact', 'contact', 'split')])).toEqual([
      ['hours'],
      ['contact'],
    ]);
  });

  it('gives long sections a row of their own', () => {
    const list: Fact = {
      id: 'list',
      type: 'list',
      source: [],
      entries: Array.from({ length: 12 }, () => 'tea'),
    };
    expect(idsOf([section('a', 'list', 'bullets'), section('b', 'list', 'bullets')], [list])).toEqual([
      ['a'],
      ['b'],
    ]);
  });
});
