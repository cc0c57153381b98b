import type { SubjectCopy } from '../copy.js';

export const SERVICES = {
  professional: {
    noun: 'Beratung',
    lead: 'Sie bringen die Frage mit. Wir ordnen die Fakten, zeigen die Möglichkeiten und sagen, was wir tun würden.',
    what: {
      heading: 'Wobei wir helfen',
      cards: [
        ['Ein klares Bild', 'Wo steht die Sache, was eilt, was scheint nur zu eilen? Das kommt zuerst.'],
        ['Möglichkeiten mit Folgen', 'Jeder Weg hat seinen Preis und sein Risiko. Wir schreiben beides auf.'],
        ['Arbeit, die erledigt wird', 'Briefe, Zahlen, Fristen: vorher vereinbart, dann abgehakt.'],
      ],
    },
    offer: {
      title: 'Leistungen',
      heading: 'Was wir für Sie tun',
      lead: 'Die Gebiete, auf denen wir arbeiten. An den Rändern sagen wir, wer es besser weiß.',
      notes: [
        [
          'Vertraulich',
          'Was Sie uns sagen, bleibt unter uns. Schicken Sie Unterlagen bitte erst, wenn wir einen Weg dafür vereinbart haben.',
        ],
        ['Honorar', 'Sie erfahren schriftlich, wie wir abrechnen, bevor die Arbeit beginnt.'],
      ],
    },
    way: {
      title: 'Arbeitsweise',
      heading: 'So arbeiten wir zusammen',
      lead: 'Keine langen Formulare. Ein Gespräch, dann ein Plan.',
      steps: [
        ['Erstes Gespräch', 'Sie schildern die Sache, wir fragen. Am Ende wissen beide, ob es passt.'],
        ['Vorschlag', 'Umfang, Zeitplan und Honorar auf Papier. Entscheiden können Sie in Ruhe.'],
        ['Arbeit und Bericht', 'Sie hören, wie es steht, ohne fragen zu müssen.'],
      ],
    },
    about: [
      'Guten Rat erkennt man daran, dass die Sache danach einfacher ist als vorher.',
      'Deshalb fragen wir, bis wir sie verstanden haben, und antworten erst dann.',
    ],
    faq: [
      [
        'Was soll ich vorbereiten?',
        'Die Frage in zwei oder drei Sätzen, eine Frist, wenn es eine gibt, und eine Liste der Unterlagen.',
      ],
      [
        'Wie berechnet sich das Honorar?',
        'Nach der Sache, dem Aufwand und dem, was wir vereinbaren. Sie kennen es, bevor wir anfangen.',
      ],
      [
        'Wie bleiben wir in Verbindung?',
        'Wie Sie mögen: persönlich, am Telefon oder schriftlich. Das klären wir im ersten Gespräch.',
      ],
    ],
    call: {
      heading: 'Worum geht es?',
      text: 'Ein paar Zeilen genügen. Wir antworten mit einem Termin für ein erstes Gespräch.',
      action: 'Gespräch vereinbaren',
    },
    earns: 'Honorare nach Stunden, nach Projekt oder als monatliche Pauschale.',
  },
  studio: {
    noun: 'Atelier',
    lead: 'Sie haben einen Grund und einen Termin. Wir finden die Form dafür und zeigen jeden Schritt auf dem Weg.',
    what: {
      heading: 'Was wir daraus machen',
      cards: [
        [
          'Den Kern heraushören',
          'Was soll sich ändern, wenn es draußen in der Welt ist? Damit fangen wir an.',
        ],
        [
          'Entwürfe zum Anfassen',
          'Früh, grob und mehrere. Auswählen ist leichter als sich etwas vorzustellen.',
        ],
        ['Fertige Arbeit', 'Dateien, Drucke, Stücke: vollständig und geordnet übergeben.'],
      ],
    },
    offer: {
      title: 'Leistungen',
      heading: 'Worum Sie uns bitten können',
      lead: 'Große und kleine Aufträge. Welcher es ist, zeigt das erste Gespräch.',
      notes: [
        ['Nutzungsrechte', 'Wo, wie lange und wofür: Das klären wir mit dem Angebot, in klaren Worten.'],
        ['Korrekturrunden', 'Wie viele es sind, vereinbaren wir vorher. Dann muss später niemand zählen.'],
      ],
    },
    way: {
      title: 'Ablauf',
      heading: 'Vom Auftrag zum fertigen Stück',
      lead: 'Drei Stufen, und nach jeder entscheiden Sie, wie es weitergeht.',
      steps: [
        ['Auftrag', 'Sagen Sie uns Zweck, Publikum, Termin und was Sie ausgeben können.'],
        ['Entwurf', 'Sie sehen Richtungen, keine Dekoration. Wir reden über das, was trägt.'],
        ['Übergabe', 'Wir machen es fertig, übergeben es und bleiben für Fragen erreichbar.'],
      ],
    },
    about: [
      'Gestalten heißt weglassen. Der größte Teil unserer Arbeit ist zu finden, was gehen kann.',
      'Wir mögen klare Aufträge, offene Worte und Termine, die etwas bedeuten.',
    ],
    faq: [
      [
        'Was kostet ein Projekt?',
        'Das hängt von Umfang, Nutzung und Zeit ab. Beschreiben Sie es, und Sie bekommen ein Angebot, über das Sie entscheiden.',
      ],
      [
        'Wie lange dauert es?',
        'Nennen Sie zuerst Ihren Termin. Wir sagen, ob er zu halten ist und was er von Ihnen braucht.',
      ],
      [
        'Was, wenn mir die Entwürfe nicht gefallen?',
        'Dann reden wir darüber, warum. Dafür sind Entwürfe da.',
      ],
    ],
    call: {
      heading: 'Woran arbeiten Sie?',
      text: 'Schicken Sie die Idee, so roh sie ist. Wir antworten mit Fragen und einem nächsten Schritt.',
      action: 'Projekt beschreiben',
    },
    earns: 'Aufträge nach Angebot, Tagessätze und Lizenzen für die Nutzung.',
  },
} satisfies Record<string, SubjectCopy>;
