import { definePlugin, type Plugin } from '@capstan/kit';

/** Modules of a test, as an operator would add them. */
export const pluginsOf = (modules: Plugin['modules'] = []): readonly Plugin[] =>
  modules.length === 0 ? [] : [definePlugin({ name: 'test', modules })];
