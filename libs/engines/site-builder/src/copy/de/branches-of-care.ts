import type { BranchCopy } from '../branch.js';

/** Branches of care for people and animals. */
export const CARE_BRANCHES = {
  hair: {
    noun: 'Friseursalon',
    lead: 'Bringen Sie ein Bild mit oder nur eine Idee. Wir sagen, was Ihr Haar kann, und dann schneiden wir.',
    cards: [
      ['Erst reden', 'Wie viel Zeit möchten Sie morgens aufwenden? Das entscheidet viel.'],
      ['Schnitt und Farbe', 'Wir sagen, was es braucht, wie lange es hält und wie es herauswächst.'],
      ['Zu Hause', 'Sie lernen, es selbst zu stylen, mit wenigen Mitteln.'],
    ],
  },
  nails: {
    noun: 'Nagelstudio',
    lead: 'Kurz, lang, natürlich oder leuchtend. Setzen Sie sich, wählen Sie eine Farbe und gönnen Sie den Händen eine Stunde.',
    cards: [
      ['Form und Länge', 'Was zu Ihren Händen und zu Ihrem Alltag passt.'],
      ['Farbe und Muster', 'Bringen Sie ein Bild mit oder wählen Sie hier.'],
      ['Pflege', 'Wir sagen, wie Nägel und Haut bis zum nächsten Mal gut bleiben.'],
    ],
  },
  tattoo: {
    noun: 'Tattoostudio',
    lead: 'Es bleibt. Darum reden wir erst, zeichnen, ändern und fangen an, wenn Sie sicher sind.',
    cards: [
      ['Ihre Idee', 'Eine Skizze, ein Wort, ein Foto. Wir fragen, bis wir es auch sehen.'],
      ['Der Entwurf', 'Größe und Stelle entscheiden, wie es altert. Wir sagen es ehrlich.'],
      ['Die Heilung', 'Sie gehen mit schriftlichem Rat nach Hause, wie Sie es pflegen.'],
    ],
  },
  massage: {
    noun: 'Massage und Ruhe',
    lead: 'Hinlegen, ausatmen. Sagen Sie, wo es zieht und wie kräftig Sie es mögen.',
    cards: [
      ['Vorher', 'Wir fragen nach Schmerzen, Krankheiten und was Sie sich erhoffen.'],
      ['Währenddessen', 'Fester, sanfter, wärmer: Ein Wort genügt.'],
      ['Danach', 'Bleiben Sie noch einen Moment. Die Straße kann warten.'],
    ],
  },
  dentist: {
    noun: 'Zahnarztpraxis',
    lead: 'Wir sagen, was wir tun, bevor wir es tun, und hören auf, wenn Sie die Hand heben.',
    cards: [
      ['Kontrolle', 'Ein Blick auf Zähne und Zahnfleisch und ein klares Wort dazu.'],
      ['Behandlung', 'Sie hören erst Möglichkeiten und Kosten. Dann entscheiden Sie.'],
      ['Wenn Sie Angst haben', 'Sagen Sie es. Wir gehen langsam vor und machen Pausen.'],
    ],
  },
  therapy: {
    noun: 'Praxis für Psychotherapie',
    lead: 'Manches trägt sich leichter, wenn es einmal ausgesprochen ist. Hier ist ein Raum dafür.',
    cards: [
      ['Kennenlernen', 'Das erste Gespräch zeigt, ob Sie sich am richtigen Ort fühlen.'],
      ['In Ihrem Tempo', 'Sie bestimmen, worüber wir sprechen und wann.'],
      ['Vertraulich', 'Was im Raum gesagt wird, bleibt im Raum.'],
    ],
    steps: [
      [
        'Ein paar Zeilen schreiben',
        'Sagen Sie, worum es geht, nicht mehr, als Sie mögen, und wann Sie können.',
      ],
      ['Erstes Gespräch', 'Wir lernen uns kennen. Sie fragen, wir fragen.'],
      ['In Ruhe entscheiden', 'Schlafen Sie darüber. Dann sagen Sie, ob wir zusammen weitergehen.'],
    ],
    faq: [
      [
        'Was geschieht im ersten Gespräch?',
        'Wir hören, was Sie herführt, und sagen, wie wir arbeiten. Vorbereiten müssen Sie nichts.',
      ],
      [
        'Wer bezahlt das?',
        'Das hängt von der Art der Therapie und Ihrer Versicherung ab. Fragen Sie uns vor dem ersten Gespräch.',
      ],
      [
        'Was, wenn ich nicht kommen kann?',
        'Bitte sagen Sie so früh wie möglich ab. Vielleicht braucht jemand anderes die Zeit.',
      ],
    ],
  },
  vet: {
    noun: 'Tierarztpraxis',
    lead: 'Ihr Tier kann nicht sagen, wo es wehtut. Darum schauen wir genau hin und fragen Sie.',
    cards: [
      ['Vorsorge und Impfung', 'Wir sehen nach Gewicht, Zähnen, Fell und Herz und sagen, was ansteht.'],
      ['Wenn es krank ist', 'Erzählen Sie, seit wann, was es frisst und was sich verändert hat.'],
      ['Ruhig zum Termin', 'Bringen Sie eine Decke mit, die nach Zuhause riecht. Das hilft.'],
    ],
  },
  pharmacy: {
    noun: 'Apotheke und Optik',
    lead: 'Bringen Sie Ihr Rezept, Ihre Fragen oder beides. Wir prüfen, erklären und suchen, was passt.',
    cards: [
      ['Beratung', 'Wie man es anwendet, worauf zu achten ist, womit es sich nicht verträgt.'],
      ['Bestellen', 'Nicht da? Fragen Sie, wann es da sein kann.'],
      ['Anpassen und prüfen', 'Setzen Sie sich kurz. Manches muss man ausprobieren.'],
    ],
  },
  pets: {
    noun: 'Betreuung für Tiere',
    lead: 'Erzählen Sie von Ihrem Tier: was es mag, was es fürchtet, wen es anbellt. Dann lernen wir es kennen.',
    cards: [
      ['Kennenlernen', 'Ein erstes Treffen in Ruhe, damit Vertrauen wachsen kann.'],
      [
        'In guten Händen',
        'Spaziergang, Pflege oder Training: mit Ihnen vereinbart, auf das Tier abgestimmt.',
      ],
      ['Sie wissen Bescheid', 'Sagen Sie, wie Sie von uns hören möchten.'],
    ],
  },
  childcare: {
    noun: 'Kinderbetreuung',
    lead: 'Kinder brauchen Menschen mit Zeit, und Eltern müssen wissen, dass es so ist. Kommen Sie uns ansehen.',
    heading: 'Ein Tag bei uns',
    cards: [
      ['Ankommen', 'Manche winken sofort, andere brauchen eine Woche. Beides ist gut.'],
      ['Spielen und lernen', 'Draußen, drinnen, zusammen und allein. Spielen ist die Arbeit der Kinder.'],
      ['Mit Eltern reden', 'Sie erzählen von der Nacht, wir erzählen vom Tag.'],
    ],
    offerTitle: 'Betreuung',
  },
  funeral: {
    noun: 'Bestattungen',
    lead: 'Sie müssen jetzt nicht wissen, was zu tun ist. Wir setzen uns zu Ihnen und gehen es Schritt für Schritt durch.',
    cards: [
      ['Die ersten Stunden', 'Melden Sie sich. Wir sagen, was jetzt kommt und was warten kann.'],
      ['Der Abschied', 'So, wie es zu dem Menschen passt. Groß, klein oder ganz still.'],
      ['Die Papiere', 'Wir sagen, welche nötig sind, und nehmen Ihnen ab, was wir können.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
