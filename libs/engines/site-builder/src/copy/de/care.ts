import type { SubjectCopy } from '../copy.js';

export const CARE = {
  beauty: {
    noun: 'Salon',
    lead: 'Wir schauen hin, hören zu und fangen dann an. Sie gehen so, wie Sie es wollten, und wissen, wie es zu Hause gelingt.',
    what: {
      heading: 'Zeit für Sie',
      cards: [
        ['Erst reden', 'Was mögen Sie, was hat nie funktioniert? Damit beginnen wir.'],
        ['Dann die Arbeit', 'Ein Termin, ein Mensch und zwei Hände, die wissen, was vereinbart ist.'],
        ['Und zu Hause', 'Wir zeigen, wie es hält, mit dem, was bei Ihnen im Regal steht.'],
      ],
    },
    offer: {
      title: 'Behandlungen',
      heading: 'Was wir machen',
      lead: 'Suchen Sie aus, was Sie brauchen. Sind Sie unsicher, beschreiben Sie es, und wir schlagen etwas vor.',
      notes: [
        [
          'Haut und Allergien',
          'Sagen Sie, was Sie nicht vertragen. Wir sehen uns die Inhaltsstoffe an oder testen an einer kleinen Stelle.',
        ],
        [
          'Wie lange es dauert',
          'Haar, Haut und Nägel sind verschieden. Die Zeit nennen wir, bevor wir anfangen.',
        ],
      ],
    },
    way: {
      title: 'Termine',
      heading: 'So bekommen Sie einen Termin',
      lead: 'Schicken Sie eine Anfrage. Die Stunde gehört Ihnen, sobald wir bestätigen.',
      steps: [
        ['Aussuchen', 'Wählen Sie eine Behandlung oder beschreiben Sie, was Sie im Sinn haben.'],
        ['Zeiten nennen', 'Mit zwei oder drei Vorschlägen finden wir leichter zusammen.'],
        ['Kommen, wie Sie sind', 'Wir bestätigen den Termin und sagen, ob etwas vorzubereiten ist.'],
      ],
    },
    about: [
      'Gute Arbeit ist in diesem Beruf vor allem Zuhören. Der Rest ist Übung, sauberes Werkzeug und eine ruhige Hand.',
      'Wir sagen ehrlich, wenn etwas nicht zu Ihnen passt oder nicht hält. Sie entscheiden.',
    ],
    faq: [
      [
        'Wie bereite ich mich vor?',
        'Kommen Sie, wie Sie sind. Braucht eine Behandlung Vorbereitung, sagen wir es mit der Bestätigung.',
      ],
      [
        'Was, wenn es mir nicht gefällt?',
        'Sagen Sie es gleich, am besten noch bei uns. Wir sehen es uns gemeinsam an.',
      ],
      [
        'Kann ich den Termin verschieben?',
        'Ja, schreiben Sie oder rufen Sie so früh wie möglich an, damit jemand anderes die Zeit nutzen kann.',
      ],
    ],
    call: {
      heading: 'Wann passt es Ihnen?',
      text: 'Sagen Sie, was Sie möchten und welche Zeiten gehen.',
      action: 'Termin anfragen',
    },
    earns: 'Behandlungen nach Termin, Gutscheine und Pflege für zu Hause.',
  },
  health: {
    noun: 'Praxis',
    lead: 'Erzählen Sie, was Ihnen fehlt. Wir nehmen uns Zeit zum Zuhören, Untersuchen und Erklären, bevor etwas entschieden wird.',
    what: {
      heading: 'Wie wir helfen',
      cards: [
        [
          'Erst zuhören',
          'Wann hat es angefangen, was macht es besser, was schlimmer? Ihre Antworten weisen den Weg.',
        ],
        [
          'Verständlich erklären',
          'Wir sagen, was wir gefunden haben, in Worten, die Sie zu Hause wiederholen können.',
        ],
        [
          'Gemeinsam entscheiden',
          'Sie erfahren, was für und gegen jede Möglichkeit spricht. Ohne Ihr Ja geschieht nichts.',
        ],
      ],
    },
    offer: {
      title: 'Leistungen',
      heading: 'Was wir behandeln',
      lead: 'Ein Überblick. Steht Ihr Anliegen nicht dabei, fragen Sie; wir sagen, ob Sie bei uns richtig sind.',
      notes: [
        [
          'Was Sie mitbringen',
          'Frühere Befunde, eine Liste Ihrer Medikamente und die Versicherungsdaten sparen Zeit.',
        ],
        ['Im Notfall', 'Schreiben Sie uns nicht. Rufen Sie den Notruf Ihres Landes.'],
      ],
    },
    way: {
      title: 'Erster Besuch',
      heading: 'Ihr erster Besuch',
      lead: 'Damit Sie vorher wissen, was auf Sie zukommt.',
      steps: [
        [
          'Termin anfragen',
          'Sagen Sie in wenigen Worten, worum es geht und wann Sie können. Privates lassen Sie weg.',
        ],
        ['Gespräch und Untersuchung', 'Wir fragen, schauen und erklären, was wir sehen.'],
        ['Ein Plan', 'Sie gehen und wissen, was als Nächstes kommt und wen Sie fragen können.'],
      ],
    },
    about: [
      'Behandlung beginnt mit Aufmerksamkeit. Wir fragen, bis wir verstehen, und antworten, bis Sie verstehen.',
      'Was Sie uns sagen, bleibt bei uns.',
    ],
    faq: [
      [
        'Was bringe ich zum ersten Besuch mit?',
        'Frühere Befunde, falls es welche gibt, eine Liste Ihrer Medikamente und die Fragen, die Sie beantwortet haben möchten.',
      ],
      [
        'Wer bezahlt das?',
        'Das hängt von der Behandlung und Ihrer Versicherung ab. Fragen Sie uns vor dem ersten Termin.',
      ],
      [
        'Was, wenn ich nicht kommen kann?',
        'Bitte sagen Sie so früh wie möglich ab. Vielleicht braucht jemand anderes die Zeit.',
      ],
    ],
    call: {
      heading: 'Wie können wir helfen?',
      text: 'Fragen Sie nach einem Termin. Wir antworten mit einer Zeit.',
      action: 'Termin anfragen',
    },
    earns: 'Behandlungen und Beratungen, bezahlt von Patienten oder ihrer Versicherung.',
  },
  fitness: {
    noun: 'Studio für Bewegung',
    lead: 'Fangen Sie dort an, wo Sie heute stehen. Wir zeigen Ihnen den nächsten Schritt und dann den übernächsten.',
    what: {
      heading: 'Wie hier trainiert wird',
      cards: [
        ['Anfänger willkommen', 'Niemand muss vor der ersten Stunde fit sein. Dafür sind die Stunden da.'],
        [
          'Erst die Technik',
          'Eine saubere Bewegung kommt vor einer schnellen oder schweren. Wir schauen hin und korrigieren.',
        ],
        [
          'Ein Rhythmus, der hält',
          'Ein fester Tag ist mehr wert als ein fester Vorsatz. Finden Sie den, der passt.',
        ],
      ],
    },
    offer: {
      title: 'Kurse',
      heading: 'Kurse und Training',
      lead: 'Finden Sie, was zu Ihrem Körper, Ihrer Woche und Ihrer Laune passt.',
      notes: [
        [
          'Was anziehen?',
          'Kleidung, in der Sie sich bewegen können, und etwas zu trinken. Braucht ein Kurs mehr, sagen wir es.',
        ],
        [
          'Nach einer Verletzung',
          'Sagen Sie es vorher und fragen Sie Ihren Arzt oder Ihre Ärztin. Wir passen die Übungen an.',
        ],
      ],
    },
    way: {
      title: 'Einstieg',
      heading: 'Ihre erste Stunde',
      lead: 'Drei kleine Schritte, dann stehen Sie auf der Matte.',
      steps: [
        ['Schreiben Sie uns', 'Erzählen Sie, was Sie bisher gemacht haben und was Sie machen möchten.'],
        ['Ausprobieren', 'Wir schlagen einen Kurs oder eine Stunde vor und sagen, was Sie mitbringen.'],
        ['Danach entscheiden', 'Spüren Sie am nächsten Morgen nach, wie es war. Dann wählen Sie.'],
      ],
    },
    about: [
      'Bewegung ist kein Wettkampf. Sie ist eine Gewohnheit, und Gewohnheiten wachsen gut in Gesellschaft.',
      'Wir achten darauf, dass alle gesehen werden, und sagen es, wenn eine Übung nichts für Sie ist.',
    ],
    faq: [
      [
        'Bin ich fit genug?',
        'Ja. Übungen lassen sich leichter oder schwerer machen. Mit einer Erkrankung fragen Sie vorher ärztlichen Rat.',
      ],
      [
        'Was brauche ich für die erste Stunde?',
        'Bequeme Kleidung, etwas zu trinken und ein wenig Zeit vor dem Beginn.',
      ],
      [
        'Kann ich es erst ausprobieren?',
        'Fragen Sie uns. Wir sagen, was in dem Kurs möglich ist, den Sie im Sinn haben.',
      ],
    ],
    call: {
      heading: 'Bereit für den ersten Schritt?',
      text: 'Sagen Sie, was Sie ausprobieren möchten. Wir finden den Kurs dazu.',
      action: 'Erste Stunde anfragen',
    },
    earns: 'Einzelstunden, Mehrfachkarten und Mitgliedschaften; Einzeltraining.',
  },
} satisfies Record<string, SubjectCopy>;
