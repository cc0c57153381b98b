import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './compressed-files.plugin.ts';

const root = resolve(import.meta.dirname, '..', '..');
const outDir = resolve(root, 'dist/console');

/** What this many pages share is one file. */
const COMMON = 16;

/** The console, built into `dist/console`, which the API serves under `/console/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), compressedFiles(outDir)],
  resolve: { alias: { '@capstan/client': resolve(root, 'libs/clients/typescript/src/index.ts') } },
  build: {
    outDir,
    emptyOutDir: true,
    // All browsers that know light-dark() preload modules.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Of CSS: browsers that know light-dark(), which would otherwise be rewritten.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // For the test of the size of the first view.
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        // Small files compress badly, and each is a request.
        codeSplitting: { groups: [{ name: 'common', minShareCount: COMMON }] },
      },
    },
    // The same test says it; computing it at each build costs time.
    reportCompressedSize: false,
  },
});
