import type { Copy } from '../copy.js';

export const WORDS: Omit<Copy, 'kinds' | 'branches' | 'apps'> = {
  language: 'fr',
  tradeIn: (trade, place) => `${trade} – ${place}`,
  labelled: (label, text) => `${label} : ${text}`,
  forAudience: (audience) => `Pour ${audience}.`,
  stop: '.',
  gap: ' ',
  titles: {
    home: 'Accueil',
    about: 'À propos',
    faq: 'Questions',
    contact: 'Contact',
    visit: 'Nous trouver',
    legal: 'Mentions légales et confidentialité',
  },
  greetings: {
    warm: ['Venez nous dire bonjour', 'Ou écrivez d’abord quelques lignes. Les deux nous font plaisir.'],
    plain: ['Une question ?', 'Écrivez-nous, ou joignez-nous comme cela vous arrange.'],
    playful: ['Faites-nous signe', 'Questions, envies, idées folles : tout arrive au même endroit.'],
    elegant: ['Au plaisir de vous lire', 'Quelques mots suffisent. Vous aurez de nos nouvelles.'],
    bold: ['Parlons-en', 'Dites ce qu’il vous faut. Nous prenons la suite.'],
    technical: ['Prendre contact', 'Plus vous décrivez précisément, mieux nous pouvons répondre.'],
  },
  about: {
    lead: 'Qui nous sommes et comment nous voyons notre travail.',
    heading: 'Notre façon de voir',
    people: 'Qui vous rencontrez',
    inOwnWords: 'Avec nos mots',
  },
  facts: {
    since: 'Depuis',
    place: 'Où',
    audience: 'Pour qui',
    date: 'Date',
    capacity: 'Places',
  },
  items: {
    priced: 'Quelque chose n’y est pas ? Demandez-nous.',
    unpriced: 'Nous vous donnons volontiers le prix. Il suffit de demander.',
    none: 'Nous vous disons ce qu’il y a et ce que cela coûte. Un court message suffit.',
  },
  stepByStep: 'Pas à pas',
  hours: {
    heading: 'Quand c’est ouvert',
    note: 'Les jours fériés, les horaires peuvent changer. En cas de doute, demandez-nous.',
  },
  reach: {
    heading: 'Comment nous joindre',
    text: 'Choisissez le moyen qui vous convient.',
    formOnly:
      'Le formulaire ci-dessous nous parvient directement. Dites comment vous souhaitez recevoir la réponse.',
  },
  map: {
    heading: 'Comment nous trouver',
    text: 'Ouvrez le plan et préparez votre trajet.',
    action: 'Ouvrir le plan',
  },
  faq: {
    lead: 'Ce que l’on demande avant de venir, d’appeler ou d’écrire.',
    heading: 'Bon à savoir',
    where: {
      question: 'Où vous trouver ?',
      answer: (place) => `${place}. Écrivez-nous si vous voulez que nous expliquions le chemin.`,
    },
    prices: {
      question: 'Combien cela coûte-t-il ?',
      answer: (list) => `${list}. Pour autre chose, demandez-nous le prix.`,
    },
    hours: {
      question: 'Quand est-ce ouvert ?',
      answer: (page) => `Les horaires sont sur la page « ${page} ».`,
    },
    ask: {
      question: 'Ma question n’y est pas',
      answer: (page) => `Alors écrivez-nous. Le formulaire est sur la page « ${page} ».`,
    },
  },
  features: {
    history: {
      title: 'Histoire',
      lead: 'D’où nous venons.',
      heading: 'Comment tout a commencé',
      text: 'Chaque lieu a une histoire. Demandez-nous la nôtre quand vous serez là ; elle se raconte mieux qu’elle ne s’écrit.',
    },
    team: {
      title: 'Équipe',
      lead: 'Les personnes à qui vous avez affaire.',
      heading: 'Qui fait quoi',
      text: 'Nous préférons nous présenter en personne. Écrivez-nous, et vous saurez qui s’occupe de votre demande.',
    },
    gallery: {
      title: 'Galerie',
      lead: 'Un tour avant de venir.',
      heading: 'D’un coup d’œil',
      text: 'Vous aimeriez en voir plus ? Écrivez-nous, et nous envoyons des photos.',
    },
    portfolio: {
      title: 'Travaux',
      lead: 'Ce que nous faisons, vu de près.',
      heading: 'Sortes de travaux',
      text: 'Dites ce qui vous intéresse. Nous montrons des exemples qui s’en approchent.',
    },
    blog: {
      title: 'Journal',
      lead: 'Des notes du quotidien.',
      heading: 'Dernières notes',
      text: 'De nouvelles notes paraissent ici de temps en temps.',
    },
    events: {
      title: 'Agenda',
      lead: 'Ce qui vient.',
      heading: 'Dates',
      text: 'Les nouvelles dates paraissent sur cette page. Écrivez-nous si vous voulez être prévenus.',
    },
    jobs: {
      title: 'Emplois',
      lead: 'Envie de travailler avec nous ?',
      heading: 'Parlez-nous de vous',
      text: 'Pas besoin d’une candidature parfaite. Écrivez ce que vous savez faire, ce que vous aimeriez faire et quand vous pourriez commencer.',
    },
    donate: {
      title: 'Donner',
      lead: 'Aidez avec ce que vous pouvez.',
      heading: 'Ce qu’un don permet',
      text: 'Dites ce que vous voulez donner et pour quoi. Nous répondons avec tout ce qu’il faut savoir.',
    },
    prices: {
      title: 'Tarifs',
      lead: 'Ce que cela coûte, avant de demander.',
      heading: 'Liste des prix',
      text: 'Le prix dépend de ce qu’il vous faut. Décrivez-le en quelques lignes, et nous vous donnons le nôtre.',
    },
    directory: {
      title: 'Annuaire',
      lead: 'Tout d’un coup d’œil.',
      heading: 'La liste',
      text: 'Vous cherchez quelque chose de précis ? Écrivez-nous, et nous vous guidons.',
    },
    downloads: {
      title: 'Documents',
      lead: 'Des papiers à emporter.',
      heading: 'À imprimer et à garder',
      text: 'Chaque page de ce site s’imprime proprement. S’il vous faut un autre document, demandez-le.',
    },
    overview: {
      title: 'Trouver',
      lead: 'Toutes les pages au même endroit.',
      heading: 'Que cherchez-vous ?',
      text: 'Rien qui convienne ? Écrivez-nous.',
    },
  },
  delivery: [
    'Nous livrons',
    'Dites quoi, quand et où. Nous confirmons la zone, l’heure et le coût avant que vous décidiez.',
  ],
  founded: 'Le début.',
  welcome: [
    'Notre nouveau site est là',
    'Vous nous trouvez désormais aussi ici. Faites un tour, et dites-nous ce qui manque.',
  ],
  legal: {
    lead: 'Un modèle à compléter et à faire vérifier avant la mise en ligne.',
    template: [
      'Cette page est un modèle',
      'Les mentions nécessaires dépendent du pays et de la forme juridique. Complétez cette page et faites-la vérifier par une personne compétente.',
    ],
    provider: {
      heading: 'Qui est responsable',
      name: 'Nom',
      address: 'Adresse',
      phone: 'Téléphone',
      email: 'E-mail',
      missing: 'À compléter par le responsable : nom complet, adresse postale et un moyen de le joindre.',
    },
    privacy: {
      heading: 'Confidentialité',
      paragraphs: [
        'Ce site ne dépose aucun cookie et n’utilise aucun suivi par des tiers.',
        'Ce que vous saisissez dans un formulaire est enregistré pour pouvoir répondre à votre demande. Seul le responsable du site peut le lire, sauf si le formulaire dit que les réponses sont affichées.',
        'Pour envoyer les pages, le serveur traite brièvement votre adresse réseau, comme tout serveur web.',
      ],
    },
    rights: [
      'Vos droits',
      'Vous pouvez demander ce qui est enregistré sur vous, le faire corriger et le faire effacer. Utilisez le formulaire de contact.',
    ],
  },
  outline: {
    what: 'De quoi il s’agit',
    audience: 'Pour qui',
    audienceMissing: 'Pas encore décidé. Nommez le groupe que vous voulez toucher en premier.',
    offer: 'L’offre',
    earns: 'D’où vient l’argent (projet)',
    pages: 'Pages du site',
    steps: 'Premiers pas (projet)',
    firstSteps: {
      address: 'Ajouter l’adresse, pour qu’on vous trouve.',
      contact: 'Ajouter un numéro de téléphone ou une adresse e-mail.',
      hours: 'Ajouter les horaires, ou dire que vous recevez sur rendez-vous.',
      prices: 'Ajouter des prix, au moins un exemple.',
      legal: 'Compléter les mentions légales et les faire vérifier.',
      share: 'Envoyer l’adresse du site aux premières personnes qui doivent le voir.',
      listen:
        'Lire ce qui arrive par les formulaires, et répondre sur le site à la question la plus fréquente.',
    },
    openPoints: 'Encore ouvert',
  },
};
