import type { SubjectCopy } from '../copy.js';

export const FOOD = {
  food_shop: {
    noun: 'Feinkostladen',
    lead: 'Kommen Sie herein, schauen Sie in die Theke und fragen Sie, was heute am besten ist. Wir sagen Ihnen, was drin ist und wie es sich hält.',
    what: {
      heading: 'Über die Theke',
      cards: [
        [
          'Heute in der Theke',
          'Was fertig ist, liegt vor Ihnen. Nehmen Sie ein Stück, eine Tüte oder ein ganzes Blech.',
        ],
        ['Was drin ist', 'Zutaten und Allergene nennen wir vor dem Kauf. Fragen Sie einfach.'],
        [
          'Für Sie zurückgelegt',
          'Sagen Sie uns, was Sie brauchen und wann. Wir schreiben Ihren Namen drauf.',
        ],
      ],
    },
    offer: {
      title: 'Sortiment',
      heading: 'Was wir machen und verkaufen',
      lead: 'Die Theke ändert sich mit dem Tag. Nach diesen Dingen können Sie fragen.',
      notes: [
        [
          'Frisch halten',
          'Fragen Sie, wie man es lagert und wann es am besten schmeckt. Das ist von Stück zu Stück verschieden.',
        ],
        ['Größere Mengen', 'Ein Fest, ein Büro, ein Feiertag: Schreiben Sie früh, dann planen wir es ein.'],
      ],
    },
    way: {
      title: 'Vorbestellen',
      heading: 'So bestellen Sie vor',
      lead: 'Schicken Sie uns Ihre Wünsche. Die Bestellung gilt, sobald wir sie bestätigt haben.',
      steps: [
        ['Sagen Sie, was und wie viel', 'Nennen Sie Ware, Menge und den Tag, an dem Sie sie brauchen.'],
        [
          'Warten Sie auf unsere Antwort',
          'Wir prüfen, was möglich ist, und bestätigen oder schlagen etwas Ähnliches vor.',
        ],
        ['Holen Sie ab', 'Ihre Bestellung liegt unter Ihrem Namen an der Theke.'],
      ],
    },
    about: [
      'Gutes Essen besteht aus kleinen Entscheidungen: was hineinkommt, wie lange es braucht, wann es fertig ist. Über jede davon reden wir gern.',
      'Haben Sie eine Frage, kommen Sie an die Theke. Kommen Sie von weiter her, schreiben Sie vorher, und wir sagen Ihnen, was Sie erwartet.',
    ],
    faq: [
      [
        'Welche Allergene sind enthalten?',
        'Fragen Sie vor dem Kauf, dann gehen wir die Zutaten mit Ihnen durch. Bei einer schweren Allergie sagen Sie es bitte zuerst.',
      ],
      [
        'Kann ich größere Mengen bestellen?',
        'Ja, schicken Sie eine Anfrage mit Tag und Menge. Wir antworten, ob es passt.',
      ],
      [
        'Wie bewahre ich es auf?',
        'Das kommt auf das Stück an. Wir sagen es Ihnen beim Kauf; Sie können auch später schreiben.',
      ],
    ],
    call: {
      heading: 'Sollen wir etwas zurücklegen?',
      text: 'Sagen Sie uns, was Sie möchten und wann Sie vorbeikommen.',
      action: 'Vorbestellen',
    },
    earns:
      'Verkauf über die Theke, Vorbestellungen zum Abholen und größere Bestellungen für Feste und Büros.',
  },
  restaurant: {
    noun: 'Restaurant',
    lead: 'Setzen Sie sich und nehmen Sie sich Zeit. Lesen Sie hier die Karte, fragen Sie nach einem Tisch und überlassen Sie uns das Kochen.',
    what: {
      heading: 'Bei Tisch',
      cards: [
        [
          'Auf Bestellung gekocht',
          'Ihr Teller entsteht, wenn Sie bestellen. Sagen Sie, was wir weglassen sollen.',
        ],
        [
          'Etwas zu trinken',
          'Fragen Sie, was zu Ihrem Gericht passt. Wir schlagen gern ein Glas vor, mit oder ohne Alkohol.',
        ],
        [
          'Platz für Gäste',
          'Zu zweit oder an langer Tafel: Sagen Sie, wie viele Sie sind, und wir sehen, was geht.',
        ],
      ],
    },
    offer: {
      title: 'Speisekarte',
      heading: 'Aus der Küche',
      lead: 'Schauen Sie hinein, bevor Sie kommen. Was es heute gibt, sagen wir Ihnen am Tisch.',
      notes: [
        [
          'Allergien und Diäten',
          'Sagen Sie es bei der Anfrage oder am Tisch. Wir sagen offen, was wir ändern können und was nicht.',
        ],
        [
          'Mit Kindern',
          'Fragen Sie nach einem kleineren Teller oder einer ruhigen Ecke. Wir tun, was der Raum erlaubt.',
        ],
      ],
    },
    way: {
      title: 'Reservieren',
      heading: 'So bekommen Sie einen Tisch',
      lead: 'Schicken Sie eine Anfrage mit Tag, Uhrzeit und Zahl der Gäste. Der Tisch gehört Ihnen, sobald wir bestätigen.',
      steps: [
        ['Tag und Stunde wählen', 'Nennen Sie auch eine zweite Wahl, wenn Sie flexibel sind.'],
        ['Sagen, wer kommt', 'Wie viele Sie sind, wer was isst und ob es etwas zu feiern gibt.'],
        ['Antwort bekommen', 'Wir bestätigen den Tisch oder bieten eine andere Zeit an.'],
      ],
    },
    about: [
      'Ein gutes Essen beginnt vor dem ersten Teller: mit einem gedeckten Tisch und jemandem, der die Karte kennt.',
      'Wir kochen, Sie reden. Ist etwas nicht so, wie Sie es erhofft haben, sagen Sie es, solange Sie da sind. Dann können wir es richten.',
    ],
    faq: [
      [
        'Brauche ich eine Reservierung?',
        'Damit gehen Sie sicher, vor allem am Abend und mit mehreren Gästen. Ohne fragen Sie einfach an der Tür.',
      ],
      [
        'Können Sie bei einer Allergie anders kochen?',
        'Sagen Sie es vor dem Bestellen. Wir nennen die Zutaten und sagen, was möglich ist.',
      ],
      [
        'Was, wenn ich später oder gar nicht komme?',
        'Bitte sagen Sie uns so früh wie möglich Bescheid. Vielleicht wartet jemand auf den Tisch.',
      ],
    ],
    call: {
      heading: 'Ein Tisch für Sie?',
      text: 'Sagen Sie uns, wann Sie kommen möchten und wie viele Sie sind.',
      action: 'Tisch anfragen',
    },
    earns: 'Speisen und Getränke am Tisch, dazu Abende für Gruppen.',
  },
  cafe: {
    noun: 'Café',
    lead: 'Eine Tasse, ein Platz und ein Moment für sich. Kommen Sie allein mit einem Buch oder mit jemandem, den Sie zu lange nicht gesehen haben.',
    what: {
      heading: 'Gründe, sich zu setzen',
      cards: [
        [
          'Die Tasse, wie Sie sie mögen',
          'Stark, mild, mit Milch oder ohne. Sagen Sie es, und so machen wir sie.',
        ],
        ['Etwas dazu', 'Schauen Sie in die Theke und wählen Sie mit den Augen.'],
        [
          'Hier oder zum Mitnehmen',
          'Trinken Sie am Tisch oder unterwegs. Gern auch aus Ihrer eigenen Tasse.',
        ],
      ],
    },
    offer: {
      title: 'Karte',
      heading: 'Zu trinken und zu essen',
      lead: 'Was Sie bei uns finden. In der Theke liegt vielleicht noch eine Überraschung.',
      notes: [
        ['Milch, Zucker, Nüsse', 'Fragen Sie, was in Tasse oder Kuchen ist. Wir sehen gern nach.'],
        [
          'Für mehrere',
          'Kommen Sie zu mehreren? Schreiben Sie vorher, und wir versuchen, Tische zusammenzurücken.',
        ],
      ],
    },
    way: {
      title: 'Ihr Besuch',
      heading: 'Wie es bei uns läuft',
      lead: 'Viel müssen Sie nicht wissen. Aber schön ist es doch.',
      steps: [
        ['Hereinkommen', 'Suchen Sie sich einen Platz. Am Fenster, wenn einer frei ist.'],
        ['Bestellen', 'An der Theke oder am Tisch: Wir sagen es Ihnen beim Hereinkommen.'],
        ['Bleiben', 'Lesen, reden, hinausschauen. Eine zweite Tasse ist schnell gemacht.'],
      ],
    },
    about: [
      'Ein Café ist ein Wohnzimmer, das der ganzen Straße gehört. Wir kümmern uns um Tassen, Tische und Stimmung.',
      'Einen Anlass brauchen Sie nicht. Eine freie halbe Stunde genügt.',
    ],
    faq: [
      [
        'Kann ich am Laptop arbeiten?',
        'Fragen Sie an der Theke. Wenn es voll ist, freuen wir uns, wenn Tische geteilt werden.',
      ],
      [
        'Gibt es etwas ohne Milch oder Gluten?',
        'Fragen Sie, was es heute gibt. Wir nennen die Zutaten von allem, was in der Theke liegt.',
      ],
      [
        'Darf mein Hund mit hinein?',
        'Fragen Sie an der Tür und denken Sie an die anderen Gäste. Für heute finden wir eine Antwort.',
      ],
    ],
    call: {
      heading: 'Die nächste Tasse wartet',
      text: 'Sehen Sie nach, wann offen ist und wie Sie zu uns finden.',
      action: 'Besuch planen',
    },
    earns: 'Getränke, Kuchen und kleine Speisen, am Tisch und zum Mitnehmen.',
  },
} satisfies Record<string, SubjectCopy>;
