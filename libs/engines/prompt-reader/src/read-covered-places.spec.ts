import { describe, expect, it } from 'vitest';
import { sendMessage, wordsOf } from './fixtures/send-message.js';

const SWEEP =
  'Website for Coombe Chimney Care, a chimney sweep. Open fire £55. I cover Tiverton, Crediton and villages within 15 miles.';

describe('one more place where the business works', () => {
  it.each([
    [SWEEP, 'i cover Bampton and Witheridge too now', 'Tiverton, Bampton, Witheridge, Crediton'],
    [
      'Website for Muddy Paws, a dog groomer. Full groom £35. I come to your house, Barnsley and Wakefield areas.',
      'going to Rotherham now aswell',
      'Barnsley, Rotherham and Wakefield',
    ],
    [
      'Site pour Yann, plombier. Débouchage 90 €. Je me déplace sur Auray, Vannes et Carnac.',
      'je vais aussi sur Quiberon maintenant',
      'Auray, Quiberon, Vannes et Carnac',
    ],
    [
      'Web de Paco, fontanero. Desatasco 60 €. Trabajo en Granada, Motril y Loja.',
      'ahora también voy a Guadix',
      'Granada, Guadix, Motril y Loja',
    ],
  ])('%s %s', (prompt, message, there) => {
    const { after, points } = sendMessage(prompt, message);
    expect(wordsOf(after)).toContain(there);
    expect(points).toEqual([]);
  });

  it.each(['i cover Tiverton too', 'we go to the pub too now'])(
    'adds no place to the list: %s',
    (message) => {
      expect(wordsOf(sendMessage(SWEEP, message).after)).toContain('I cover Tiverton, Crediton and villages');
    },
  );
});
