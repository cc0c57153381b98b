import { describe, expect, it } from 'vitest';
import { languageOf } from './language.js';

describe('languageOf', () => {
  it.each([
    ['en', 'The pump moves water from the tank to the house every day.'],
    ['de', 'Die Pumpe fördert jeden Tag Wasser aus dem Tank in das Haus.'],
    ['fr', 'La pompe envoie chaque jour de l’eau du réservoir à la maison.'],
    ['es', 'La bomba envía agua del depósito a la casa todos los días.'],
    ['ja', '次に電源を切ってから、水位を確認してください。'],
  ])('detects %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    [
      'en',
      'operations.md',
      'CAPSTAN_URL=http://x\nhttps://a.example/x?y=z\nRun `capstan serve`: it reads the settings of the host.\nThe key is kept in a file that the process may read, and not in the log.',
    ],
    [
      'en',
      'commands',
      'SELECT * FROM jobs WHERE id = $1\nThe table of jobs is the queue, and a worker takes the next one for itself.',
    ],
    [
      'de',
      'English names',
      'PostgreSQL Write-Ahead Log\nDie Datei wird von dem Server geschrieben und nicht von den Clients gelesen.',
    ],
    ['it', 'small words', 'Il serbatoio è pieno e la pompa non si avvia per un guasto del motore.'],
    ['pt', 'small words', 'A bomba não liga porque o depósito está vazio e a água não chega ao motor.'],
    ['nl', 'small words', 'De pomp start niet, want het water in de tank is op en wordt niet aangevuld.'],
    [
      'sv',
      'another language',
      'Pumpen startar inte eftersom det inte finns något vatten i tanken och den är trasig.',
    ],
    ['ru', 'Cyrillic', 'Насос каждый день подаёт воду из бака в дом, и это удобно.'],
  ])('detects %s by %s', (language, _, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it('is not misled by the marks, settings and numbers of a manual', () => {
    const marks = '| `A_B_C` | `3600` | **x** |\n'.repeat(40);
    const text =
      `# Settings\n${marks}The key is kept in a file that the process may read, and it is not in the log. `.repeat(
        3,
      );
    expect(languageOf(text)).toBe('en');
  });

  it('does not detect a language of another script in names and code', () => {
    const text =
      'pg_stat_io.reads, pg_stat_wal.sync; jit_above_cost -> enable_hashagg | vacuum_freeze_min_age';
    expect(languageOf(text)).not.toMatch(/^(?:hi|ja|ru|ber|tlh)$/);
  });

  it.each(['', '12 / 34', 'OK', '🙂🙂🙂'])('does not guess from %j', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});
