#!/usr/bin/env node
/**
 * Generates src/api/generated/admin-schema.ts from docs/openapi-admin.json. `--check` writes nothing and fails if the file
 * is outdated.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { formatted } from '../../../tools/typescript/format.mjs';

const HEADER = '// Generated from docs/openapi-admin.json by `npm run clients:generate`. Do not edit.\n';
const file = resolve(import.meta.dirname, '../src/api/generated/admin-schema.ts');
const source = resolve(import.meta.dirname, '../../../docs/openapi-admin.json');

const { openapi, info, components } = JSON.parse(readFileSync(source, 'utf8'));
// The pages name the routes themselves; they only need the types of the answers.
const schemas = { openapi, info, paths: {}, components: { schemas: components.schemas } };
const types = astToString(await openapiTS(schemas, { defaultNonNullable: false }));
const text = await formatted(file, `/* oxlint-disable max-lines */\n${HEADER}\n${types}`);

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
if (!check) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  process.stderr.write('Out of date: admin-schema.ts. Run `npm run clients:generate`.\n');
  process.exitCode = 1;
}
