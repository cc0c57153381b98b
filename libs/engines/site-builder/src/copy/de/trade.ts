import type { SubjectCopy } from '../copy.js';

export const TRADE = {
  trades: {
    noun: 'Handwerksbetrieb',
    lead: 'Sagen Sie uns, was kaputt, geplant oder überfällig ist. Wir sehen es uns an, nennen einen Preis und machen uns an die Arbeit.',
    what: {
      heading: 'Wofür Sie uns rufen können',
      cards: [
        [
          'Reparaturen',
          'Etwas tropft, klemmt oder rührt sich nicht mehr. Beschreiben Sie es, am besten mit Bild.',
        ],
        ['Neues', 'Von der ersten Idee bis zur letzten Schraube: Sagen Sie, was daraus werden soll.'],
        ['Pflege', 'Was rechtzeitig gewartet wird, kostet später weniger. Wir sagen, was noch warten kann.'],
      ],
    },
    offer: {
      title: 'Leistungen',
      heading: 'Was wir tun',
      lead: 'Die Arbeiten, die wir übernehmen. Ist Ihre nicht dabei, fragen Sie; wir sagen schnell Ja oder Nein.',
      notes: [
        [
          'Bevor wir anfangen',
          'Lassen Sie sich Umfang und Preis schriftlich geben. Dann meinen beide dasselbe.',
        ],
        [
          'Wenn wir fertig sind',
          'Wir gehen die Arbeit mit Ihnen durch. Sagen Sie gleich, wenn etwas nicht stimmt.',
        ],
      ],
    },
    way: {
      title: 'Angebot anfragen',
      heading: 'Vom Anruf zur fertigen Arbeit',
      lead: 'Je besser wir die Aufgabe kennen, desto genauer das Angebot.',
      steps: [
        ['Aufgabe beschreiben', 'Wo, was, seit wann und bis wann. Maße helfen.'],
        [
          'Angebot bekommen',
          'Wir fragen nach, was fehlt, kommen wenn nötig vorbei und schicken einen Preis.',
        ],
        ['Wir machen es', 'Sie wählen den Tag. Wir kommen, arbeiten und räumen auf.'],
      ],
    },
    about: [
      'Unsere Arbeit lässt sich leicht beurteilen: Man sieht, ob sie ordentlich gemacht ist. Oder eben nicht.',
      'Lieber sagen wir eine Arbeit ab, als sie halb zu machen.',
    ],
    faq: [
      [
        'Was brauchen Sie für ein Angebot?',
        'Eine kurze Beschreibung, den Ort, Bilder, wenn es welche gibt, und Ihren Wunschtermin.',
      ],
      [
        'Wie schnell können Sie kommen?',
        'Das hängt von der Arbeit und der Woche ab. Sagen Sie, wie eilig es ist, und wir nennen einen Termin.',
      ],
      [
        'Muss ich zu Hause sein?',
        'Beim ersten Ansehen hilft es. Für den Rest vereinbaren wir, wie wir hineinkommen.',
      ],
    ],
    call: {
      heading: 'Was ist zu tun?',
      text: 'Beschreiben Sie es in ein paar Zeilen. Sie bekommen eine Antwort mit dem nächsten Schritt.',
      action: 'Angebot anfragen',
    },
    earns: 'Aufträge nach Angebot oder Stunden, Material und Wartungsverträge.',
  },
  retail: {
    noun: 'Laden',
    lead: 'Dinge, die man in die Hand nehmen, umdrehen und erfragen kann. Kommen Sie vorbei und lassen Sie sich Zeit.',
    what: {
      heading: 'In unseren Regalen',
      cards: [
        ['Anfassen vor dem Kauf', 'Probieren, halten, vergleichen. Dafür gibt es Läden.'],
        ['Ehrlicher Rat', 'Wir sagen auch, was Sie nicht brauchen.'],
        ['Ein Geschenk?', 'Beschreiben Sie den Menschen, nicht das Ding. Wir suchen gemeinsam.'],
      ],
    },
    offer: {
      title: 'Sortiment',
      heading: 'Ein Blick in die Regale',
      lead: 'Einiges von dem, was Sie bei uns finden. In den Laden passt mehr als auf eine Seite.',
      notes: [
        [
          'Nicht im Regal?',
          'Fragen Sie. Wenn es zu bekommen ist, finden wir heraus, wo und zu welchem Preis.',
        ],
        ['Beleg aufheben', 'Stimmt etwas nicht, bringen Sie Ware und Beleg mit, und wir reden darüber.'],
      ],
    },
    way: {
      title: 'So kaufen Sie',
      heading: 'Vom Regal zu Ihnen',
      lead: 'Persönlich ist es am schönsten. Umsonst kommen müssen Sie aber nicht.',
      steps: [
        ['Erst fragen', 'Schreiben Sie, was Sie suchen. Wir sagen, ob es da ist.'],
        ['Ansehen', 'Kommen Sie herein, probieren Sie, vergleichen Sie.'],
        ['Mitnehmen', 'Oder noch einmal darüber schlafen. Das Regal ist geduldig.'],
      ],
    },
    about: [
      'Ein Laden ist eine Auswahl. Jemand hat entschieden, was hier steht und was nicht, und kann sagen, warum.',
      'Fragen Sie nach dem Grund. Das ist das Schönste an dieser Arbeit.',
    ],
    faq: [
      ['Haben Sie es vorrätig?', 'Schreiben Sie, was Sie suchen, und wir sehen im Regal nach.'],
      [
        'Können Sie etwas zurücklegen?',
        'Fragen Sie und sagen Sie, wann Sie kommen. Wir bestätigen, was wir für Sie aufheben.',
      ],
      [
        'Kann ich etwas zurückbringen?',
        'Kommen Sie mit Ware und Beleg und reden Sie mit uns. Ist etwas mangelhaft, haben Sie ohnehin gesetzliche Rechte.',
      ],
    ],
    call: {
      heading: 'Suchen Sie etwas?',
      text: 'Sagen Sie uns, was. Erst sehen wir nach, dann antworten wir.',
      action: 'Nach etwas fragen',
    },
    earns: 'Verkauf im Laden und Bestellungen auf Wunsch.',
  },
} satisfies Record<string, SubjectCopy>;
