import type { SubjectCopy } from '../copy.js';

/** Apps that are the whole purpose of their site. */
export const APPS_OF_USERS = {
  directory: {
    noun: 'Annuaire',
    lead: 'Cherchez, filtrez, trouvez. Et s’il manque une fiche, proposez-la.',
    what: {
      heading: 'À quoi il sert',
      cards: [
        ['Trouver vite', 'Tapez un mot ou choisissez un groupe. La liste raccourcit au fur et à mesure.'],
        ['Comparer au calme', 'Chaque fiche a les mêmes champs. Les différences se voient.'],
        ['Compléter', 'Tout le monde peut proposer une fiche. La liste grandit avec ceux qui la lisent.'],
      ],
    },
    offer: {
      title: 'La liste',
      heading: 'Ce qu’il y a dans la liste',
      lead: 'Les fiches, et d’où elles viennent.',
      notes: [
        [
          'Faux ou dépassé ?',
          'Écrivez par le formulaire de contact en nommant la fiche. Elle sera corrigée.',
        ],
        ['Votre propre fiche', 'Vous êtes dans la liste et voulez changer quelque chose ? Écrivez-nous.'],
      ],
    },
    way: {
      title: 'Mode d’emploi',
      heading: 'Trouver et compléter',
      lead: 'Pour ceux qui cherchent et pour ceux qui connaissent une adresse.',
      steps: [
        ['Cherchez', 'Avec un mot, ou par groupe.'],
        ['Ouvrez', 'Lisez ce que l’on sait de la fiche.'],
        ['Proposez', 'Remplissez le formulaire s’il manque quelque chose.'],
      ],
    },
    about: [
      'Une liste vaut ce que vaut sa dernière correction. C’est pourquoi chacun peut aider.',
      'Si vous connaissez quelque chose qui manque, ajoutez-le.',
    ],
    faq: [
      [
        'Comment entrer dans la liste ?',
        'Remplissez le formulaire de proposition. Les champs disent ce qu’il faut.',
      ],
      [
        'Une fiche est-elle une recommandation ?',
        'Non. La liste dit ce qui existe. Faites-vous votre propre idée.',
      ],
      [
        'Et si quelque chose est faux ?',
        'Écrivez par le formulaire de contact. Nommez la fiche et ce qui devrait y figurer.',
      ],
    ],
    call: {
      heading: 'Que cherchez-vous ?',
      text: 'Parcourez la liste ou complétez-la.',
      action: 'Ouvrir la liste',
    },
    earns: 'Cotisations ou soutiens ; une publicité clairement signalée serait possible.',
  },
  board: {
    noun: 'Tableau partagé',
    lead: 'Notez-le là où tout le monde le voit. Déplacez-le quand c’est fait.',
    what: {
      heading: 'À quoi il sert',
      cards: [
        ['Un seul endroit', 'Plus de notes dans cinq discussions. Ce qui compte est ici.'],
        ['Clair d’un coup d’œil', 'À faire, en cours, fait : la colonne dit où l’on en est.'],
        ['Chacun peut aider', 'Qui a l’adresse de la page peut ajouter, déplacer et modifier.'],
      ],
    },
    offer: {
      title: 'Ce qu’il permet',
      heading: 'Ce qu’il y a sur une carte',
      lead: 'Le moins possible, autant qu’il faut.',
      notes: [
        ['Ouvert à tous les visiteurs', 'N’y écrivez rien de privé. Qui a l’adresse peut le lire.'],
        ['Faire le ménage', 'Enlevez ce qui est fait. Un tableau court est lu plus souvent.'],
      ],
    },
    way: {
      title: 'Mode d’emploi',
      heading: 'Comment utiliser le tableau',
      lead: 'Il ne faut pas de compte.',
      steps: [
        ['Ajoutez', 'Écrivez un titre court. Avec un verbe, c’est mieux.'],
        ['Déplacez', 'Bougez la carte quand quelque chose a changé.'],
        ['Terminez', 'Rangez-la parmi les faites, et savourez un instant.'],
      ],
    },
    about: [
      'La plupart des projets n’échouent pas faute d’outils. Ils échouent parce que personne ne les voit.',
      'Ce tableau les rend visibles, et pour le reste se fait discret.',
    ],
    faq: [
      ['Qui peut voir le tableau ?', 'Tous ceux qui ont l’adresse de cette page.'],
      ['Qui peut modifier les cartes ?', 'Tous ceux qui les voient. C’est le but.'],
      ['Puis-je récupérer la liste ?', 'Oui, qui gère le site peut exporter toutes les cartes en tableau.'],
    ],
    call: { heading: 'Et maintenant ?', text: 'Mettez-le au tableau.', action: 'Ouvrir le tableau' },
    earns: 'Gratuit ; une somme mensuelle pour les équipes serait possible.',
  },
  tracker: {
    noun: 'Carnet de suivi',
    lead: 'Notez-le, jour après jour, et voyez ce que cela devient. Vos notes ne s’ouvrent qu’avec votre lien privé.',
    what: {
      heading: 'Pourquoi noter',
      cards: [
        ['Vu, c’est à moitié fait', 'Ce que l’on note, on le remarque. Cela change déjà un peu les choses.'],
        ['Sans compte', 'Vos notes tiennent à un lien privé. Gardez-le comme une clé.'],
        ['Une image avec le temps', 'Un jour seul dit peu. Une suite de jours raconte quelque chose.'],
      ],
    },
    offer: {
      title: 'Ce qu’il permet',
      heading: 'Ce que vous pouvez noter',
      lead: 'Quelques champs, vite remplis.',
      notes: [
        [
          'Privé grâce au lien',
          'Qui a votre lien peut lire vos notes. Ne le partagez que si vous le voulez.',
        ],
        ['Un jour oublié ?', 'Laissez le vide ou complétez plus tard. La prochaine note compte davantage.'],
      ],
    },
    way: {
      title: 'Mode d’emploi',
      heading: 'Comment tenir',
      lead: 'Assez petit pour une journée chargée.',
      steps: [
        ['Ouvrez votre page', 'À la première visite, vous recevez un lien privé. Gardez-le.'],
        ['Notez', 'Une fois par jour, ou quand quelque chose arrive.'],
        ['Regardez en arrière', 'Après quelque temps, voyez la suite et jugez vous-même.'],
      ],
    },
    about: [
      'Pour suivre quelque chose, nul besoin d’un programme à quarante menus. Il faut une ligne et l’envie de l’écrire.',
      'Cet outil ne donne pas de notes. C’est vous qui jugez.',
    ],
    faq: [
      [
        'Qui peut lire mes notes ?',
        'Qui a votre lien privé. Le responsable du site peut exporter ce qui est enregistré.',
      ],
      [
        'Et si je perds le lien ?',
        'Alors les notes ne s’ouvrent plus depuis la page. Gardez-le là où vous le retrouverez.',
      ],
      ['Puis-je effacer des notes ?', 'Oui, chacune, à tout moment.'],
    ],
    call: {
      heading: 'Commencez par aujourd’hui',
      text: 'Une seule note suffit pour commencer.',
      action: 'Ouvrir le carnet',
    },
    earns: 'Gratuit ; une formule payante avec plus de place serait possible.',
  },
} satisfies Record<string, SubjectCopy>;
