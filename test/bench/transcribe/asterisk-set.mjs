/**
 * `node test/bench/transcribe/asterisk-set.mjs <folder>`: makes a set of the English voice prompts of Asterisk, read by Allison Smith
 * (CC BY-SA 3.0), from the Debian packages that have them with their texts. Needs apt-get, dpkg and ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const PACKAGES = ['asterisk-core-sounds-en', 'asterisk-core-sounds-en-g722'];
const TEXTS = 'usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';
const LEAST_WORDS = 8;
/** Sounds in brackets, keys such as `*`, and addresses are not written as they are spoken. */
const NOT_SPOKEN = /[[\]<>*#]|www/;

const folder = resolve(process.argv[2] ?? 'asterisk');
const unpacked = mkdtempSync(join(tmpdir(), 'asterisk-'));
try {
  execFileSync('apt-get', ['download', ...PACKAGES], { cwd: unpacked, stdio: 'inherit' });
  for (const file of globSync('*.deb', { cwd: unpacked }))
    execFileSync('dpkg', ['-x', file, '.'], { cwd: unpacked });
  mkdirSync(folder, { recursive: true });
  process.stdout.write(`${writeSet()} recordings in ${folder}\n`);
} finally {
  rmSync(unpacked, { recursive: true });
}

/** Writes each text once, with its recording. @returns how many. */
function writeSet() {
  const recordings = new Map(
    globSync('**/*.g722', { cwd: unpacked }).map((path) => [basename(path, '.g722'), join(unpacked, path)]),
  );
  const written = new Set();
  for (const [name, text] of textsOf(gunzipSync(readFileSync(join(unpacked, TEXTS))).toString())) {
    const recording = recordings.get(basename(name));
    const key = text.toLowerCase().replaceAll(/^[. ]+|[. ]+$/g, '');
    if (!recording || NOT_SPOKEN.test(text) || text.split(/\s+/).length < LEAST_WORDS || written.has(key))
      continue;
    written.add(key);
    const target = join(folder, name.replaceAll('/', '_'));
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'g722', '-i', recording, `${target}.wav`]);
    writeFileSync(`${target}.txt`, `${text}\n`);
  }
  return written.size;
}

/** Lines such as `added: Added.`. @param {string} list @returns {[string, string][]} */
function textsOf(list) {
  return list.split('\n').flatMap((line) => {
    const [, name, text] = /^([\w/.-]+): (.*\S)/.exec(line) ?? [];
    return name && text ? [[name, text]] : [];
  });
}
