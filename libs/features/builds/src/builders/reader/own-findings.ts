import type { GateFiles, GateFinding } from '@capstan/sites';
import { RECORD_FILE, WorkRecord, hashOf } from './work-record.js';

/**
 * Detects which findings are a defect of the templates: those on a page that is unchanged since the
 * reader wrote it, with its style and scripts. For links all pages must be unchanged.
 */
export function ownFindingsIn(files: GateFiles): (finding: GateFinding) => boolean {
  const written = recordIn(files);
  const isAsWritten = (path: string): boolean => {
    const content = files.get(path);
    return content !== undefined && written[path] === hashOf(content);
  };
  const paths = Object.keys(written);
  const isComplete = paths.every((path) => files.has(path));
  const areAssetsFromTemplates =
    isComplete && paths.every((path) => path.endsWith('.html') || isAsWritten(path));
  const areAllFromTemplates = areAssetsFromTemplates && paths.every(isAsWritten);
  return ({ check, page }) =>
    (check === 'links' ? areAllFromTemplates : areAssetsFromTemplates) && isAsWritten(page);
}

function recordIn(files: GateFiles): Record<string, string> {
  const content = files.get(RECORD_FILE);
  if (content === undefined) return {};
  try {
    return WorkRecord.parse(JSON.parse(Buffer.from(content).toString('utf8'))).files;
  } catch {
    return {};
  }
}
