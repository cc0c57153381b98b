import type { SubjectCopy } from '../copy.js';

/** Apps by which somebody receives guests and customers. */
export const APPS_OF_HOSTS = {
  booking: {
    noun: 'Réservation en ligne',
    lead: 'Choisissez une heure libre, laissez votre nom, c’est fait. Deux personnes n’ont jamais le même créneau.',
    what: {
      heading: 'Ce que cela fait',
      cards: [
        [
          'Les heures libres d’un coup d’œil',
          'Ce qui est pris disparaît de la liste. Ce que vous voyez est à vous.',
        ],
        ['Réservé d’un trait', 'Ni compte ni mot de passe. Choisir, remplir, envoyer.'],
        [
          'Tout au même endroit',
          'Qui tient le calendrier voit chaque réservation et peut exporter la liste.',
        ],
      ],
    },
    offer: {
      title: 'À réserver',
      heading: 'Ce que vous pouvez réserver',
      lead: 'Choisissez d’abord, puis trouvez une heure.',
      notes: [
        [
          'Un empêchement',
          'Écrivez par le formulaire de contact, et l’heure se libère pour quelqu’un d’autre.',
        ],
        ['Rien de libre ?', 'Demandez un autre jour. Les heures annulées reviennent dans la liste.'],
      ],
    },
    way: {
      title: 'Mode d’emploi',
      heading: 'Comment réserver',
      lead: 'À peu près le temps de lire ceci.',
      steps: [
        ['Choisissez une heure', 'Le jour, puis un des créneaux libres.'],
        ['Dites qui vous êtes', 'Votre nom, et un moyen de vous joindre.'],
        ['Venez', 'Le créneau est gardé pour vous et fermé aux autres.'],
      ],
    },
    about: [
      'Se rappeler dix fois pour trouver une date coûte du temps aux deux. Une liste d’heures libres y met fin.',
      'Cette page ne fait qu’une chose : elle réunit une heure et un nom.',
    ],
    faq: [
      ['Ma réservation est-elle sûre ?', 'Dès que la page la confirme, le créneau est fermé aux autres.'],
      ['Puis-je annuler ?', 'Oui, écrivez par le formulaire de contact en indiquant le jour et l’heure.'],
      ['Faut-il un compte ?', 'Non. Votre nom et un moyen de vous joindre suffisent.'],
    ],
    call: {
      heading: 'Trouvez votre heure',
      text: 'Voyez ce qui est libre et réservez tout de suite.',
      action: 'Réserver une heure',
    },
    earns: 'Rendez-vous payants, ou une somme mensuelle de ceux qui utilisent le calendrier.',
  },
  shop: {
    noun: 'Boutique en ligne',
    lead: 'Remplissez le panier, envoyez la demande, recevez une réponse. Vous ne payez rien avant la confirmation.',
    what: {
      heading: 'Comment acheter ici',
      cards: [
        ['Regardez', 'Tout sur une page, avec le prix quand il est fixé.'],
        ['Remplissez le panier', 'Changez les quantités à votre guise. Le total se calcule tout seul.'],
        [
          'Demandez',
          'Votre commande part comme une demande. Vous avez une réponse avant que rien ne soit définitif.',
        ],
      ],
    },
    offer: {
      title: 'Articles',
      heading: 'Ce que vous pouvez commander',
      lead: 'Tout le choix.',
      notes: [
        ['Paiement', 'La façon de payer est convenue à la confirmation. Cette page ne demande aucune carte.'],
        ['Retrait ou envoi', 'Écrivez ce que vous préférez. La réponse dit ce qui est possible.'],
      ],
    },
    way: {
      title: 'Commander',
      heading: 'Du panier à la réponse',
      lead: 'Trois étapes, sans compte.',
      steps: [
        ['Remplissez le panier', 'Choisissez articles et quantités.'],
        ['Envoyez la demande', 'Avec votre nom et un moyen de vous joindre.'],
        ['Recevez la réponse', 'Disponibilité, paiement et remise sont confirmés personnellement.'],
      ],
    },
    about: [
      'Une petite boutique n’a pas besoin d’une grande machine. Il lui faut des articles clairs, des prix clairs et une réponse.',
      'Une question sur un article ? Posez-la avant de commander.',
    ],
    faq: [
      ['Quand est-ce que je paie ?', 'Après la confirmation. Elle dit aussi comment.'],
      [
        'Une commande engage-t-elle ?',
        'Vous envoyez une demande. Elle devient une commande quand les deux sont d’accord.',
      ],
      [
        'Puis-je modifier ma commande ?',
        'Oui, par le formulaire de contact, tant qu’elle n’est pas confirmée.',
      ],
    ],
    call: {
      heading: 'Vous avez trouvé ?',
      text: 'Mettez-le au panier et demandez-le.',
      action: 'Aller à la boutique',
    },
    earns: 'Vente d’articles, moins les frais de paiement et d’envoi.',
  },
  event: {
    noun: 'Événement',
    lead: 'Voici ce qui est prévu, et où dire si vous venez. Répondez tôt, s’il vous plaît ; cela aide pour les chaises et le repas.',
    what: {
      heading: 'Ce qui vous attend',
      cards: [
        ['Des gens à rencontrer', 'Le meilleur d’un événement se tient à côté de vous. Venez un peu avant.'],
        ['Un plan pour la journée', 'Date, lieu et déroulé sont sur ce site dès qu’ils sont fixés.'],
        ['Une place pour vous', 'Répondez, et nous comptons avec vous.'],
      ],
    },
    offer: {
      title: 'Programme',
      heading: 'Ce qui est prévu',
      lead: 'Les moments de la journée, dans la mesure où ils sont fixés.',
      notes: [
        [
          'Repas et accès',
          'Dites dans votre réponse ce que vous ne mangez pas et ce qu’il vous faut pour participer.',
        ],
        ['Venir accompagné', 'Dites combien vous êtes, pour que personne ne reste debout.'],
      ],
    },
    way: {
      title: 'Participer',
      heading: 'Comment participer',
      lead: 'Cela prend une minute.',
      steps: [
        ['Répondez', 'Dites si vous venez, et combien vous êtes.'],
        ['Notez la date', 'De préférence tout de suite.'],
        ['Venez', 'En cas d’empêchement, écrivez-nous.'],
      ],
    },
    about: [
      'Pour que des gens se rencontrent, il faut que quelqu’un commence. Nous l’avons fait.',
      'Si vous voulez aider, avec vos mains ou vos idées, écrivez-nous.',
    ],
    faq: [
      [
        'Jusqu’à quand répondre ?',
        'Le plus tôt possible. Quand toutes les places sont prises, la page le dit.',
      ],
      ['Puis-je venir accompagné ?', 'Indiquez le nombre de personnes dans votre réponse.'],
      [
        'Et si finalement je ne peux pas ?',
        'Écrivez par le formulaire de contact. Votre place se libère pour quelqu’un d’autre.',
      ],
    ],
    call: {
      heading: 'Serez-vous là ?',
      text: 'Répondez en une minute, et nous comptons avec vous.',
      action: 'Dire que vous venez',
    },
    earns: 'Billets, partenaires ou participation des invités.',
  },
  waitlist: {
    noun: 'Liste d’attente',
    lead: 'Ce n’est pas encore ouvert. Laissez votre adresse et apprenez-le avant tout le monde.',
    what: {
      heading: 'Pourquoi s’inscrire maintenant',
      cards: [
        ['Le savoir d’abord', 'Vous recevez un mot avant que ce soit annoncé ailleurs.'],
        ['Avancer', 'Partagez votre lien. Pour chaque personne qui s’inscrit par lui, vous avancez.'],
        ['Avoir son mot à dire', 'Dites ce que vous espérez tant que cela peut encore changer.'],
      ],
    },
    offer: {
      title: 'À venir',
      heading: 'Ce à quoi nous travaillons',
      lead: 'Ce que l’on peut en dire aujourd’hui.',
      notes: [
        ['Pas de publicité', 'Votre adresse ne sert qu’à cette liste. Vous pouvez en sortir à tout moment.'],
        ['Quand cela commence', 'Nous donnons une date quand nous en sommes sûrs.'],
      ],
    },
    way: {
      title: 'Mode d’emploi',
      heading: 'Comment marche la liste',
      lead: 'Premier arrivé, premier servi. Avec une exception : qui amène des amis avance.',
      steps: [
        ['Inscrivez-vous', 'Laissez votre adresse e-mail.'],
        ['Partagez votre lien', 'Vous en recevez un à vous. Il compte qui s’inscrit par lui.'],
        ['Recevez un mot', 'Quand c’est votre tour, nous vous écrivons.'],
      ],
    },
    about: [
      'Nous ouvrirons quand ce sera assez bon pour servir, pas quand un calendrier le dira.',
      'D’ici là, la liste nous montre qui attend, et pourquoi.',
    ],
    faq: [
      ['L’inscription coûte-t-elle quelque chose ?', 'Non. Et elle n’engage à rien.'],
      [
        'Comment avancer ?',
        'Partagez le lien reçu à l’inscription. Chaque personne qui s’inscrit par lui vous fait avancer.',
      ],
      [
        'Comment sortir de la liste ?',
        'Écrivez par le formulaire de contact, et nous effaçons votre adresse.',
      ],
    ],
    call: {
      heading: 'Soyez là à l’ouverture',
      text: 'Laissez votre adresse. Cela prend un instant.',
      action: 'S’inscrire',
    },
    earns: 'À décider ; la liste montre combien de personnes sont intéressées.',
  },
} satisfies Record<string, SubjectCopy>;
