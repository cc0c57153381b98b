import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { envSchema } from '@capstan/config';
import { renderEnvExample } from './render-env-example.js';

writeFileSync(resolve(import.meta.dirname, '..', '..', '.env.example'), renderEnvExample(envSchema));
console.log('.env.example written.');
