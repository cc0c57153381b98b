import { definePlugin, type Plugin } from '@capstan/kit';

/** Modules of a test, added like an operator does. */
export const pluginsOf = (modules: Plugin['modules'] = []): readonly Plugin[] =>
  modules.length === 0 ? [] : [definePlugin({ name: 'test', modules })];
