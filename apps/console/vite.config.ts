import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..', '..');

/** The console, built into `dist/console`, which the API serves under `/console/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  resolve: { alias: { '@capstan/client': resolve(root, 'libs/clients/typescript/src/index.ts') } },
  build: {
    outDir: resolve(root, 'dist/console'),
    emptyOutDir: true,
    target: 'es2023',
    // Of CSS: browsers that know light-dark(), which would otherwise be rewritten.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Measured by hand when the page grows; computing it at each build costs time.
    reportCompressedSize: false,
  },
});
