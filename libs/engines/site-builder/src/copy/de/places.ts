import type { SubjectCopy } from '../copy.js';

export const PLACES = {
  lodging: {
    noun: 'Gästehaus',
    lead: 'Ankommen, Tasche abstellen, Fenster öffnen. Der Rest des Tages hat keinen Plan, bis Sie einen machen.',
    what: {
      heading: 'Während Sie hier sind',
      cards: [
        [
          'Ein Bett, das bereit ist',
          'Frische Wäsche, ein Schlüssel und jemand, der sagt, wo der Lichtschalter ist.',
        ],
        ['Am Morgen', 'Sagen Sie, wann Sie aufstehen und was Sie mögen. Wir sagen, was wir anbieten können.'],
        ['Die Umgebung', 'Fragen Sie, wohin wir selbst gehen. Sie bekommen eine Karte und eine Meinung.'],
      ],
    },
    offer: {
      title: 'Zimmer',
      heading: 'Wo Sie schlafen',
      lead: 'Wählen Sie nach Blick, Größe oder Preis. Sind Sie unsicher, fragen Sie uns.',
      notes: [
        ['Kinder, Hunde, Fahrräder', 'Schreiben Sie, wer und was mitreist. Wir sagen, ob es passt.'],
        ['Späte Ankunft', 'Sagen Sie, wann Sie ungefähr da sind. Wir vereinbaren, wie Sie hineinkommen.'],
      ],
    },
    way: {
      title: 'Ihr Aufenthalt',
      heading: 'So reservieren Sie',
      lead: 'Fragen Sie direkt bei uns. Reserviert ist, was wir bestätigt haben.',
      steps: [
        [
          'Daten nennen',
          'Anreise, Abreise, Zahl der Gäste. Sagen Sie, ob Sie um einen Tag verschieben können.',
        ],
        ['Angebot bekommen', 'Wir antworten mit einem Zimmer und dem Preis für diese Nächte.'],
        ['Ankommen', 'Sie kennen den Weg, die Uhrzeit und wissen, wen Sie unterwegs anrufen.'],
      ],
    },
    about: [
      'Ein Haus für Gäste lebt von kleinen Dingen: einer warmen Heizung, einer leisen Tür, einer Antwort im richtigen Moment.',
      'Sagen Sie uns, was Sie für eine gute Nacht brauchen. Der Rest ist unsere Arbeit.',
    ],
    faq: [
      [
        'Wann kann ich an- und abreisen?',
        'Die Zeiten nennen wir mit der Bestätigung. Passen sie nicht, fragen Sie; oft lässt es sich einrichten.',
      ],
      [
        'Kann ich stornieren?',
        'Die Bedingungen stehen im Angebot, bevor Sie zusagen. Schreiben Sie, sobald sich Ihre Pläne ändern.',
      ],
      [
        'Wie komme ich hin?',
        'Sagen Sie, von wo Sie starten. Wir schicken Ihnen den besten Weg mit Bahn, Auto oder zu Fuß.',
      ],
    ],
    call: {
      heading: 'Wann möchten Sie kommen?',
      text: 'Schicken Sie uns Ihre Daten. Wir antworten mit einem Zimmer.',
      action: 'Zeitraum anfragen',
    },
    earns: 'Übernachtungen, Frühstück und Extras während des Aufenthalts.',
  },
  venue: {
    noun: 'Veranstaltungsort',
    lead: 'Ein Raum wartet auf Menschen. Sehen Sie, was ansteht, oder füllen Sie ihn mit einem eigenen Abend.',
    what: {
      heading: 'Was ein Raum sein kann',
      cards: [
        ['Ein Abend draußen', 'Kommen Sie wegen des Programms und bleiben Sie wegen der Gespräche danach.'],
        [
          'Ihre eigene Feier',
          'Ein Fest, ein Vortrag, ein Konzert, ein Treffen. Sagen Sie, was Sie planen, und wir sehen uns den Raum an.',
        ],
        ['Eine Bühne', 'Sie machen Musik, Theater oder etwas ohne Namen? Schreiben Sie uns.'],
      ],
    },
    offer: {
      title: 'Räume und Programm',
      heading: 'Was Sie hier finden',
      lead: 'Termine, Räume und was dazugehört.',
      notes: [
        [
          'Hineinkommen',
          'Sagen Sie, wenn Sie einen Weg ohne Stufen oder einen Platz mit Raum brauchen. Wir sagen, was das Haus erlaubt.',
        ],
        ['Ton und Licht', 'Fragen Sie, was da ist und was Sie mitbringen. Besser vorher als am Abend.'],
      ],
    },
    way: {
      title: 'Raum mieten',
      heading: 'Von der Idee zur offenen Tür',
      lead: 'Wer eine Veranstaltung plant, hat viele Fragen. Wir beginnen mit drei.',
      steps: [
        ['Was und wann', 'Anlass, Datum, Zahl der Gäste. Ungefähr genügt.'],
        ['Ansehen', 'Wir gehen durch die Räume und reden über Stühle, Ton und den Weg zur Küche.'],
        ['Vereinbaren', 'Sie bekommen ein Angebot, das alles nennt. Nach Ihrem Ja gehört der Tag Ihnen.'],
      ],
    },
    about: [
      'Räume erinnern sich an Abende. Unser Teil ist es, aufzuschließen, Licht zu machen und die Ausgänge freizuhalten.',
      'Was dazwischen geschieht, liegt an denen, die kommen.',
    ],
    faq: [
      ['Kann ich die Räume vorher sehen?', 'Ja, schreiben Sie uns, und wir vereinbaren eine Zeit.'],
      [
        'Wie bekomme ich Karten?',
        'Das steht bei jeder Veranstaltung. Sind Sie unsicher, fragen Sie uns mit Namen und Datum der Veranstaltung.',
      ],
      [
        'Dürfen wir Essen und Getränke mitbringen?',
        'Sagen Sie, was Sie planen. Wir sagen, was möglich ist, und schreiben es ins Angebot.',
      ],
    ],
    call: {
      heading: 'Ist Ihr Termin noch frei?',
      text: 'Sagen Sie, was Sie planen. Wir sehen im Kalender nach.',
      action: 'Termin anfragen',
    },
    earns: 'Vermietung der Räume, Eintritt sowie Essen und Trinken am Abend.',
  },
  education: {
    noun: 'Schule',
    lead: 'Schritt für Schritt lernen, mit jemandem, der merkt, wo es hakt, und es noch einmal zeigt.',
    what: {
      heading: 'Wie Sie hier lernen',
      cards: [
        [
          'Auf Ihrem Stand beginnen',
          'Wir finden gemeinsam heraus, was Sie schon können. Knapp dahinter fangen wir an.',
        ],
        [
          'Selbst machen',
          'Vom Zusehen allein lernt niemand. Sie probieren, wir verbessern, Sie probieren noch einmal.',
        ],
        ['Fragen erwünscht', 'Die Frage, die Sie sich kaum trauen, hat der halbe Raum.'],
      ],
    },
    offer: {
      title: 'Kurse',
      heading: 'Was Sie lernen können',
      lead: 'Wählen Sie einen Kurs, oder nennen Sie Ihr Ziel, und wir schlagen einen vor.',
      notes: [
        [
          'Stunde verpasst?',
          'Sagen Sie möglichst vorher Bescheid. Wir erklären, wie Sie den Stoff nachholen.',
        ],
        ['Material', 'Was Sie für einen Kurs brauchen, erfahren Sie vor dem Beginn. Mehr nicht.'],
      ],
    },
    way: {
      title: 'Anmelden',
      heading: 'So fangen Sie an',
      lead: 'Von der ersten Frage zur ersten Stunde.',
      steps: [
        ['Ziel nennen', 'Was möchten Sie können, und bis wann?'],
        ['Stufe finden', 'Ein kurzes Gespräch zeigt, welcher Kurs passt.'],
        ['Beginnen', 'Sie erhalten Datum, Ort und eine Liste, was Sie mitbringen.'],
      ],
    },
    about: [
      'Unterrichten heißt, die eine Erklärung zu finden, die bei diesem Menschen wirkt. Hilft die erste nicht, gibt es eine zweite.',
      'Kleine Schritte, die bleiben, sind uns lieber als große, die am Wochenende vergessen sind.',
    ],
    faq: [
      [
        'Welche Stufe passt zu mir?',
        'Schreiben Sie, was Sie schon können. Den Rest klärt ein kurzes Gespräch.',
      ],
      [
        'Kann ich später einsteigen?',
        'Das kommt auf den Kurs an. Fragen Sie; wir sagen ehrlich, ob es noch aufzuholen ist.',
      ],
      [
        'Was, wenn ich eine Stunde verpasse?',
        'Sagen Sie es uns, und wir erklären, was dran war und wie Sie es nachholen.',
      ],
    ],
    call: {
      heading: 'Was möchten Sie lernen?',
      text: 'Nennen Sie Ihr Ziel und was Sie schon können.',
      action: 'Nach einem Kurs fragen',
    },
    earns: 'Kursgebühren, Einzelstunden und Material.',
  },
  nonprofit: {
    noun: 'Verein',
    lead: 'Manches ändert sich nur, wenn Menschen es gemeinsam tun. Hier sehen Sie, was wir machen und wo eine Hand fehlt.',
    what: {
      heading: 'Woran wir arbeiten',
      cards: [
        ['Die Sache', 'Wir nennen, was nicht stimmt, und was sich von hier aus dagegen tun lässt.'],
        ['Die Arbeit', 'Vieles davon ist klein: Treffen, Anrufe, Kisten tragen. Zusammen wird es etwas.'],
        ['Die Menschen', 'Wer eine Stunde, ein Können oder eine Frage hat, ist willkommen.'],
      ],
    },
    offer: {
      title: 'Unsere Arbeit',
      heading: 'Was wir tun',
      lead: 'Unsere Vorhaben in klaren Worten.',
      notes: [
        ['Wohin das Geld geht', 'Fragen Sie uns. Wir sagen vor der Spende, wofür sie gebraucht wird.'],
        ['Mit uns arbeiten', 'Schulen, Vereine, Firmen: Schreiben Sie, wenn Sie etwas Gemeinsames sehen.'],
      ],
    },
    way: {
      title: 'Mitmachen',
      heading: 'So können Sie helfen',
      lead: 'Mit Zeit, mit Können oder mit Geld. Alles bewegt etwas.',
      steps: [
        ['Melden Sie sich', 'Sagen Sie, was Ihnen wichtig ist und wie viel Zeit Sie haben.'],
        ['Kommen Sie einmal mit', 'Sehen Sie, wie wir arbeiten, ohne etwas zu versprechen.'],
        ['Finden Sie Ihren Teil', 'Regelmäßig oder ab und zu. Beides hilft.'],
      ],
    },
    about: [
      'Wir sind Menschen, die gemeinsam tun, was allein niemand schafft.',
      'Wir sagen offen, was gelingt, was nicht und was wir für den nächsten Schritt brauchen.',
    ],
    faq: [
      [
        'Brauche ich Erfahrung, um zu helfen?',
        'Nein. Sagen Sie, was Sie gern tun, und wir suchen eine Aufgabe.',
      ],
      [
        'Wofür wird eine Spende gebraucht?',
        'Fragen Sie nach dem laufenden Vorhaben. Sie erfahren es, bevor Sie geben.',
      ],
      [
        'Bekomme ich eine Bescheinigung?',
        'Schreiben Sie uns zur Spende. Wir sagen, welchen Nachweis wir ausstellen dürfen.',
      ],
    ],
    call: {
      heading: 'Packen Sie mit an?',
      text: 'Schreiben Sie, was Sie gern tun würden. Wir antworten mit einem ersten Schritt.',
      action: 'Mitmachen',
    },
    earns: 'Spenden, Mitgliedsbeiträge, Fördermittel und Erlöse aus Veranstaltungen.',
  },
} satisfies Record<string, SubjectCopy>;
