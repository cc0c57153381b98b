import type { SubjectCopy } from '../copy.js';

/** Apps that are the whole purpose of their site. */
export const APPS_OF_USERS = {
  directory: {
    noun: 'Verzeichnis',
    lead: 'Suchen, filtern, finden. Und wenn ein Eintrag fehlt, schlagen Sie ihn vor.',
    what: {
      heading: 'Wofür es gut ist',
      cards: [
        ['Schnell finden', 'Tippen Sie ein Wort oder wählen Sie eine Gruppe. Die Liste wird dabei kürzer.'],
        ['In Ruhe vergleichen', 'Jeder Eintrag hat dieselben Felder. So zeigen sich Unterschiede.'],
        [
          'Fehlendes ergänzen',
          'Alle können einen Eintrag vorschlagen. Die Liste wächst mit denen, die sie lesen.',
        ],
      ],
    },
    offer: {
      title: 'Zur Liste',
      heading: 'Was in der Liste steht',
      lead: 'Einträge, und wie sie entstehen.',
      notes: [
        [
          'Falsch oder veraltet?',
          'Schreiben Sie über das Kontaktformular und nennen Sie den Eintrag. Er wird berichtigt.',
        ],
        ['Ihr eigener Eintrag', 'Sie stehen in der Liste und möchten etwas ändern? Schreiben Sie uns.'],
      ],
    },
    way: {
      title: 'So geht es',
      heading: 'Finden und ergänzen',
      lead: 'Für alle, die suchen, und alle, die eine Adresse kennen.',
      steps: [
        ['Suchen', 'Mit einem Wort oder nach Gruppe.'],
        ['Öffnen', 'Lesen Sie, was über den Eintrag bekannt ist.'],
        ['Vorschlagen', 'Füllen Sie das Formular aus, wenn etwas fehlt.'],
      ],
    },
    about: [
      'Eine Liste ist nur so gut wie ihre letzte Korrektur. Deshalb können hier alle helfen.',
      'Wenn Sie etwas kennen, das fehlt, tragen Sie es ein.',
    ],
    faq: [
      [
        'Wie komme ich in die Liste?',
        'Füllen Sie das Formular für Vorschläge aus. Die Felder sagen, was gebraucht wird.',
      ],
      [
        'Ist ein Eintrag eine Empfehlung?',
        'Nein. Die Liste sagt, was es gibt. Machen Sie sich selbst ein Bild.',
      ],
      [
        'Was, wenn etwas nicht stimmt?',
        'Schreiben Sie über das Kontaktformular. Nennen Sie den Eintrag und was dort stehen sollte.',
      ],
    ],
    call: {
      heading: 'Was suchen Sie?',
      text: 'Durchsuchen Sie die Liste oder ergänzen Sie sie.',
      action: 'Liste öffnen',
    },
    earns: 'Mitgliedsbeiträge oder Unterstützer; klar gekennzeichnete Werbung wäre möglich.',
  },
  board: {
    noun: 'Gemeinsame Tafel',
    lead: 'Schreiben Sie es dorthin, wo alle es sehen. Schieben Sie es weiter, wenn es getan ist.',
    what: {
      heading: 'Wofür sie gut ist',
      cards: [
        ['Ein Ort für alle', 'Keine Notizen mehr in fünf Chats. Was zählt, steht hier.'],
        ['Auf einen Blick', 'Offen, in Arbeit, fertig: Die Spalte sagt, wie weit es ist.'],
        ['Alle können helfen', 'Wer die Adresse der Seite hat, kann ergänzen, schieben und ändern.'],
      ],
    },
    offer: {
      title: 'Was sie kann',
      heading: 'Was auf einer Karte steht',
      lead: 'So wenig wie möglich, so viel wie nötig.',
      notes: [
        [
          'Offen für alle Besucher',
          'Schreiben Sie nichts Privates darauf. Alle mit der Adresse können es lesen.',
        ],
        ['Aufräumen', 'Nehmen Sie ab, was erledigt ist. Eine kurze Tafel wird öfter gelesen.'],
      ],
    },
    way: {
      title: 'So geht es',
      heading: 'So benutzen Sie die Tafel',
      lead: 'Ein Konto brauchen Sie nicht.',
      steps: [
        ['Anlegen', 'Schreiben Sie einen kurzen Titel. Am besten mit einem Verb.'],
        ['Schieben', 'Bewegen Sie die Karte, wenn sich etwas geändert hat.'],
        ['Abschließen', 'Legen Sie sie zu den fertigen und freuen Sie sich einen Moment.'],
      ],
    },
    about: [
      'Die meisten Pläne scheitern nicht am Werkzeug. Sie scheitern, weil niemand sie sieht.',
      'Diese Tafel macht sie sichtbar und hält sich sonst zurück.',
    ],
    faq: [
      ['Wer kann die Tafel sehen?', 'Alle, die die Adresse dieser Seite haben.'],
      ['Wer kann Karten ändern?', 'Alle, die sie sehen können. Das ist der Sinn der Sache.'],
      [
        'Kann ich die Liste herausholen?',
        'Ja, wer die Seite betreibt, kann alle Karten als Tabelle exportieren.',
      ],
    ],
    call: {
      heading: 'Was kommt als Nächstes?',
      text: 'Schreiben Sie es an die Tafel.',
      action: 'Tafel öffnen',
    },
    earns: 'Kostenlos nutzbar; eine monatliche Gebühr für Teams wäre möglich.',
  },
  tracker: {
    noun: 'Persönliches Logbuch',
    lead: 'Schreiben Sie es auf, Tag für Tag, und sehen Sie, was daraus wird. Ihre Einträge öffnet nur, wer Ihren privaten Link hat.',
    what: {
      heading: 'Warum aufschreiben',
      cards: [
        ['Gesehen ist halb getan', 'Was Sie notieren, bemerken Sie. Schon das ändert ein wenig.'],
        [
          'Ohne Konto',
          'Ihre Einträge gehören zu einem privaten Link. Bewahren Sie ihn auf wie einen Schlüssel.',
        ],
        ['Ein Bild mit der Zeit', 'Einzelne Tage sagen wenig. Eine Reihe davon erzählt etwas.'],
      ],
    },
    offer: {
      title: 'Was es kann',
      heading: 'Was Sie festhalten können',
      lead: 'Ein paar Felder, schnell ausgefüllt.',
      notes: [
        [
          'Privat durch den Link',
          'Wer Ihren Link hat, kann Ihre Einträge lesen. Teilen Sie ihn nur, wenn Sie das wollen.',
        ],
        ['Einen Tag verpasst?', 'Lassen Sie die Lücke oder tragen Sie nach. Der nächste Eintrag zählt mehr.'],
      ],
    },
    way: {
      title: 'So geht es',
      heading: 'So bleiben Sie dran',
      lead: 'Klein genug für einen vollen Tag.',
      steps: [
        ['Seite öffnen', 'Beim ersten Besuch erhalten Sie einen privaten Link. Heben Sie ihn auf.'],
        ['Eintragen', 'Einmal am Tag oder immer, wenn etwas geschieht.'],
        ['Zurückblicken', 'Sehen Sie sich nach einiger Zeit die Reihe an und urteilen Sie selbst.'],
      ],
    },
    about: [
      'Um etwas festzuhalten, braucht es kein Programm mit vierzig Menüs. Es braucht eine Zeile und den Willen, sie zu schreiben.',
      'Noten vergibt dieses Werkzeug nicht. Das Urteil bleibt bei Ihnen.',
    ],
    faq: [
      [
        'Wer kann meine Einträge lesen?',
        'Wer Ihren privaten Link hat. Der Betreiber der Seite kann exportieren, was gespeichert ist.',
      ],
      [
        'Was, wenn ich den Link verliere?',
        'Dann lassen sich die Einträge über die Seite nicht mehr öffnen. Heben Sie ihn dort auf, wo Sie ihn wiederfinden.',
      ],
      ['Kann ich Einträge löschen?', 'Ja, jeden einzelnen, jederzeit.'],
    ],
    call: {
      heading: 'Fangen Sie mit heute an',
      text: 'Ein Eintrag genügt für den Anfang.',
      action: 'Eintragen',
    },
    earns: 'Kostenlos nutzbar; ein bezahlter Tarif mit mehr Platz wäre möglich.',
  },
} satisfies Record<string, SubjectCopy>;
