import type { SubjectCopy } from '../copy.js';

export const FARM = {
  farm: {
    noun: 'Hof',
    lead: 'Was hier wächst, richtet sich nach der Jahreszeit. Sehen Sie, was es gibt, fragen Sie, was kommt, und holen Sie es dort, wo es gewachsen ist.',
    what: {
      heading: 'Von Feld und Hof',
      cards: [
        [
          'Nach der Jahreszeit',
          'Sonne, Regen und Frost schreiben die Liste. Fragen Sie, was diese Woche reif ist.',
        ],
        ['Nah am Ursprung', 'Sie reden mit denen, die säen und ernten. Fragen Sie alles.'],
        ['Zum Kochen', 'Sie wissen nicht, was man damit macht? Wir sagen, wie wir es selbst essen.'],
      ],
    },
    offer: {
      title: 'Vom Hof',
      heading: 'Was das Land hergibt',
      lead: 'Eine Liste zum Aussuchen. Was am Tag selbst da ist, entscheidet die Natur.',
      notes: [
        [
          'Wenn es nichts gibt',
          'Manches ist nur kurz reif. Fragen Sie, und wir sagen, wann es sich wieder lohnt.',
        ],
        ['Für Küchen und Läden', 'Mehr als ein Korb voll? Schreiben Sie uns Mengen und Tage.'],
      ],
    },
    way: {
      title: 'Einkaufen',
      heading: 'Vom Feld auf Ihren Tisch',
      lead: 'Schreiben Sie, bevor Sie kommen, damit niemand umsonst fährt.',
      steps: [
        ['Fragen, was reif ist', 'Sagen Sie, was Sie suchen. Wir antworten mit dem, was da ist.'],
        ['Bestellen', 'Nennen Sie Menge und Tag. Wir bestätigen, was wir für Sie ernten können.'],
        ['Abholen', 'Kommen Sie zur vereinbarten Zeit und bringen Sie einen Korb mit.'],
      ],
    },
    about: [
      'Die Arbeit auf dem Land beginnt früh und ist nie ganz fertig. Was wir verkaufen, ist das, was daraus wird.',
      'Wer wissen will, wie etwas gewachsen ist, bekommt eine Antwort von denen, die es angebaut haben.',
    ],
    faq: [
      [
        'Was hat gerade Saison?',
        'Das ändert sich von Woche zu Woche. Schreiben Sie uns oder fragen Sie vor Ort.',
      ],
      [
        'Wie bauen Sie an?',
        'Fragen Sie nach Boden, Wasser und Pflanzenschutz. Wir sagen es, wie es ist, Feld für Feld.',
      ],
      [
        'Können wir den Hof ansehen?',
        'Bitte schreiben Sie vorher. Ein Hof ist ein Arbeitsplatz, und dann hat jemand Zeit für Sie.',
      ],
    ],
    call: {
      heading: 'Was möchten Sie kochen?',
      text: 'Fragen Sie, was reif ist, und wir legen es zurück.',
      action: 'Fragen, was reif ist',
    },
    earns: 'Direktverkauf an Haushalte sowie an Küchen und Läden in der Nähe.',
  },
} satisfies Record<string, SubjectCopy>;
