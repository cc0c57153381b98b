/** Transpiles single files with the options of tsconfig.json, decorator metadata included. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'rolldown/utils';

export const root = resolve(import.meta.dirname, '..', '..');
export const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));

/**
 * What the output calls: decorators, and tagged templates that contain `</script`. In the first line, so that the others
 * keep their numbers.
 */
const HELPERS =
  "import { __decorate, __makeTemplateObject, __metadata, __param } from 'tslib'; " +
  'const babelHelpers = { decorate: __decorate, decorateMetadata: __metadata, decorateParam: __param, ' +
  'taggedTemplateLiteral: (cooked, raw = cooked.slice()) => __makeTemplateObject(cooked, raw) }; ';

/**
 * @param {string} fileName its path.
 * @param {string} source its text.
 * @returns {string} an ES module with a source map.
 * @throws SyntaxError for text that is not TypeScript.
 */
export function transpile(fileName, source) {
  const { code, map, errors, helpersUsed } = transformSync(fileName, source, {
    tsconfig: { compilerOptions },
    helpers: { mode: 'External' },
    sourcemap: true,
  });
  const [error] = errors;
  if (error) throw new SyntaxError(`${fileName}: ${error.message}`);
  const sourceMap = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${Object.keys(helpersUsed).length > 0 ? HELPERS : ''}${code}\n//# sourceMappingURL=data:application/json;base64,${sourceMap}\n`;
}
