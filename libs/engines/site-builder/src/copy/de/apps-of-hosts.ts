import type { SubjectCopy } from '../copy.js';

/** Apps by which somebody receives guests and customers. */
export const APPS_OF_HOSTS = {
  booking: {
    noun: 'Online-Buchung',
    lead: 'Freie Zeit wählen, Namen eintragen, fertig. Zwei Leute bekommen nie denselben Termin.',
    what: {
      heading: 'Was es kann',
      cards: [
        [
          'Freie Zeiten auf einen Blick',
          'Was vergeben ist, verschwindet aus der Liste. Was Sie sehen, können Sie haben.',
        ],
        ['In einem Zug gebucht', 'Kein Konto, kein Passwort. Wählen, ausfüllen, senden.'],
        [
          'Alle Buchungen an einem Ort',
          'Wer den Kalender führt, sieht jede Buchung und kann die Liste exportieren.',
        ],
      ],
    },
    offer: {
      title: 'Angebot',
      heading: 'Was Sie buchen können',
      lead: 'Erst aussuchen, dann eine Zeit finden.',
      notes: [
        [
          'Es kommt etwas dazwischen',
          'Schreiben Sie über das Kontaktformular, dann wird die Zeit für andere frei.',
        ],
        ['Nichts frei?', 'Fragen Sie nach einem anderen Tag. Abgesagte Zeiten kommen zurück in die Liste.'],
      ],
    },
    way: {
      title: 'So geht es',
      heading: 'So buchen Sie',
      lead: 'Es dauert etwa so lange wie das Lesen dieser Seite.',
      steps: [
        ['Zeit wählen', 'Erst den Tag, dann eine der freien Zeiten.'],
        ['Sagen, wer Sie sind', 'Ihr Name und ein Weg, Sie zu erreichen.'],
        ['Kommen', 'Die Zeit ist für Sie reserviert und für andere gesperrt.'],
      ],
    },
    about: [
      'Hin und her telefonieren, bis ein Termin steht, kostet beide Seiten Zeit. Eine Liste freier Zeiten beendet das.',
      'Diese Seite tut nur eines: Sie bringt eine Zeit und einen Namen zusammen.',
    ],
    faq: [
      ['Ist meine Buchung sicher?', 'Sobald die Seite sie bestätigt, ist die Zeit für andere gesperrt.'],
      ['Kann ich absagen?', 'Ja, schreiben Sie über das Kontaktformular und nennen Sie Tag und Uhrzeit.'],
      ['Brauche ich ein Konto?', 'Nein. Ihr Name und ein Weg, Sie zu erreichen, genügen.'],
    ],
    call: {
      heading: 'Finden Sie Ihre Zeit',
      text: 'Sehen Sie, was frei ist, und buchen Sie gleich.',
      action: 'Termin buchen',
    },
    earns: 'Bezahlte Termine oder eine monatliche Gebühr von denen, die den Kalender nutzen.',
  },
  shop: {
    noun: 'Online-Laden',
    lead: 'Warenkorb füllen, Anfrage senden, Antwort bekommen. Bezahlt wird erst nach der Bestätigung.',
    what: {
      heading: 'So kaufen Sie hier ein',
      cards: [
        ['Umsehen', 'Alles auf einer Seite, mit Preis, wo einer feststeht.'],
        ['Warenkorb füllen', 'Ändern Sie die Mengen, wie Sie mögen. Die Summe rechnet sich selbst.'],
        ['Anfragen', 'Ihre Bestellung geht als Anfrage hinaus. Sie hören von uns, bevor etwas gilt.'],
      ],
    },
    offer: {
      title: 'Waren',
      heading: 'Was Sie bestellen können',
      lead: 'Die ganze Auswahl.',
      notes: [
        ['Bezahlung', 'Wie Sie zahlen, klärt die Bestätigung. Diese Seite fragt nach keiner Karte.'],
        [
          'Abholen oder Versand',
          'Schreiben Sie dazu, was Ihnen lieber ist. Die Antwort sagt, was möglich ist.',
        ],
      ],
    },
    way: {
      title: 'So bestellen Sie',
      heading: 'Vom Warenkorb zur Antwort',
      lead: 'Drei Schritte ohne Konto.',
      steps: [
        ['Warenkorb füllen', 'Wählen Sie Waren und Mengen.'],
        ['Anfrage senden', 'Mit Ihrem Namen und einem Weg, Sie zu erreichen.'],
        ['Antwort bekommen', 'Verfügbarkeit, Bezahlung und Übergabe werden persönlich bestätigt.'],
      ],
    },
    about: [
      'Ein kleiner Laden braucht keine große Maschine. Er braucht klare Waren, klare Preise und eine Antwort.',
      'Haben Sie eine Frage zu etwas, fragen Sie vor dem Bestellen.',
    ],
    faq: [
      ['Wann bezahle ich?', 'Nach der Bestätigung. Darin steht auch, wie.'],
      [
        'Ist eine Bestellung verbindlich?',
        'Sie senden eine Anfrage. Zur Bestellung wird sie, wenn beide zustimmen.',
      ],
      ['Kann ich meine Bestellung ändern?', 'Ja, über das Kontaktformular, solange sie nicht bestätigt ist.'],
    ],
    call: {
      heading: 'Etwas gefunden?',
      text: 'Legen Sie es in den Warenkorb und fragen Sie an.',
      action: 'Zum Laden',
    },
    earns: 'Verkauf von Waren, abzüglich der Kosten für Bezahlung und Versand.',
  },
  event: {
    noun: 'Veranstaltung',
    lead: 'Hier steht, was geplant ist, und hier sagen Sie, ob Sie kommen. Antworten Sie bitte früh; das hilft bei Stühlen und Essen.',
    what: {
      heading: 'Was Sie erwartet',
      cards: [
        ['Menschen, die Sie treffen wollen', 'Das Beste steht meist neben Ihnen. Kommen Sie etwas früher.'],
        ['Ein Plan für den Tag', 'Datum, Ort und Ablauf stehen auf dieser Seite, sobald sie feststehen.'],
        ['Ein Platz für Sie', 'Antworten Sie, und wir rechnen mit Ihnen.'],
      ],
    },
    offer: {
      title: 'Programm',
      heading: 'Was geplant ist',
      lead: 'Die Teile des Tages, soweit sie feststehen.',
      notes: [
        [
          'Essen und Zugang',
          'Schreiben Sie in Ihre Antwort, was Sie nicht essen und was Sie brauchen, um dabei zu sein.',
        ],
        ['Begleitung', 'Sagen Sie, wie viele Sie sind, damit niemand stehen muss.'],
      ],
    },
    way: {
      title: 'Teilnehmen',
      heading: 'So sind Sie dabei',
      lead: 'Es dauert eine Minute.',
      steps: [
        ['Antworten', 'Sagen Sie, ob Sie kommen und wie viele Sie sind.'],
        ['Datum notieren', 'Am besten gleich in den Kalender.'],
        ['Kommen', 'Kommt etwas dazwischen, schreiben Sie uns.'],
      ],
    },
    about: [
      'Damit Menschen sich treffen, muss jemand anfangen. Das haben wir getan.',
      'Möchten Sie helfen, mit Händen oder Ideen, schreiben Sie uns.',
    ],
    faq: [
      ['Bis wann kann ich antworten?', 'So früh wie möglich. Sind alle Plätze vergeben, sagt es die Seite.'],
      ['Darf ich jemanden mitbringen?', 'Nennen Sie in Ihrer Antwort die Zahl der Personen.'],
      [
        'Was, wenn ich doch nicht kommen kann?',
        'Schreiben Sie über das Kontaktformular. Dann wird Ihr Platz für jemand anderen frei.',
      ],
    ],
    call: {
      heading: 'Sind Sie dabei?',
      text: 'Antworten Sie in einer Minute, und wir rechnen mit Ihnen.',
      action: 'Zusagen',
    },
    earns: 'Eintritt, Partner oder ein Beitrag der Gäste.',
  },
  waitlist: {
    noun: 'Warteliste',
    lead: 'Noch ist nicht geöffnet. Hinterlassen Sie Ihre Adresse und erfahren Sie es zuerst.',
    what: {
      heading: 'Warum jetzt eintragen',
      cards: [
        ['Es zuerst erfahren', 'Sie bekommen Nachricht, bevor es irgendwo sonst steht.'],
        ['Vorrücken', 'Teilen Sie Ihren eigenen Link. Für jeden, der sich darüber einträgt, rücken Sie vor.'],
        ['Mitreden', 'Sagen Sie, was Sie sich erhoffen, solange es sich noch ändern lässt.'],
      ],
    },
    offer: {
      title: 'Was kommt',
      heading: 'Woran wir arbeiten',
      lead: 'So viel, wie sich heute sagen lässt.',
      notes: [
        ['Keine Werbung', 'Ihre Adresse dient nur dieser Liste. Austragen können Sie sich jederzeit.'],
        ['Wann es losgeht', 'Wir nennen ein Datum, wenn wir sicher sind.'],
      ],
    },
    way: {
      title: 'So geht es',
      heading: 'So funktioniert die Liste',
      lead: 'Wer zuerst kommt, ist zuerst dran. Mit einer Ausnahme: Wer Freunde mitbringt, rückt vor.',
      steps: [
        ['Eintragen', 'Hinterlassen Sie Ihre E-Mail-Adresse.'],
        ['Link teilen', 'Sie erhalten einen eigenen. Er zählt, wer sich darüber einträgt.'],
        ['Nachricht bekommen', 'Wenn Sie dran sind, schreiben wir Ihnen.'],
      ],
    },
    about: [
      'Wir öffnen, wenn es gut genug ist, um benutzt zu werden, nicht, wenn ein Kalender es sagt.',
      'Bis dahin zeigt uns die Liste, wer darauf wartet und warum.',
    ],
    faq: [
      ['Kostet das Eintragen etwas?', 'Nein. Und es verpflichtet zu nichts.'],
      [
        'Wie rücke ich vor?',
        'Teilen Sie den Link, den Sie beim Eintragen bekommen. Mit jedem, der sich darüber einträgt, rücken Sie vor.',
      ],
      [
        'Wie komme ich von der Liste?',
        'Schreiben Sie über das Kontaktformular, und wir löschen Ihre Adresse.',
      ],
    ],
    call: {
      heading: 'Dabei sein, wenn es öffnet',
      text: 'Hinterlassen Sie Ihre Adresse. Es dauert einen Moment.',
      action: 'Eintragen',
    },
    earns: 'Noch zu entscheiden; die Liste zeigt, wie groß das Interesse ist.',
  },
} satisfies Record<string, SubjectCopy>;
