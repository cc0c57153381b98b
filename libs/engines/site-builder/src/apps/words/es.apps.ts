import type { AppWords } from './en.apps.js';

export const esApps: AppWords = {
  booking: {
    nav: 'Reservar',
    title: 'Reservas',
    pick: 'Elige tu hora',
    pickText: 'Las horas libres están al día. La que alguien acaba de tomar no se puede reservar dos veces.',
    appointment: { headline: 'Pedir cita', service: 'Servicio' },
    table: { headline: 'Reservar mesa', service: 'Mesa' },
    room: { headline: 'Reservar tu estancia', service: 'Habitación' },
    space: { headline: 'Reservar una hora', service: '¿Qué quieres reservar?' },
    class: { headline: 'Reservar tu plaza', service: 'Clase' },
    text: 'Elige una hora en {name}, deja tu nombre y listo.',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Cómo sé que ha funcionado?',
        answer: 'Esta página confirma tu reserva al momento, con día y hora.',
      },
      {
        question: '¿Y si surge algo?',
        answer: 'Avísanos cuanto antes, para que otra persona pueda tener tu hora.',
      },
      {
        question: '¿Qué pasa con mis datos?',
        answer: 'Van a {name} con tu reserva. Los demás solo ven que la hora está ocupada.',
      },
    ],
  },
  shop: {
    nav: 'Tienda',
    title: 'Pedidos',
    headline: 'Elegir y pedir',
    text: 'Reúne lo que te gustaría de {name} y envíalo como solicitud.',
    catalogue: 'Lo que hay',
    catalogueText: 'Elige las cantidades. Aquí no se paga nada: envías una solicitud y te respondemos.',
    empty: 'Dinos qué te gustaría',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Cuándo pago?',
        answer: 'No en esta página. Envías una solicitud y {name} te dice cómo pagar.',
      },
      {
        question: '¿Mi solicitud me compromete?',
        answer: 'No. Será un pedido cuando te lo hayamos confirmado.',
      },
      {
        question: '¿Puedo cambiar algo?',
        answer: 'Sí. Responde a nuestro mensaje o envía otra solicitud con una nota.',
      },
    ],
  },
  directory: {
    nav: 'Directorio',
    title: 'Fichas',
    headline: 'Encontrar y ser encontrado',
    text: 'Busca en lo que otros han apuntado y añade lo que falte.',
    list: 'Todas las fichas',
    listText: 'Busca por palabra o acota la lista. Las fichas nuevas aparecen al momento.',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Quién puede añadir una ficha?',
        answer: 'Cualquiera. El formulario bajo la lista pide solo unas líneas.',
      },
      {
        question: '¿Se muestra mi correo?',
        answer: 'No. Solo {name} puede leerlo, por si hay alguna pregunta.',
      },
      { question: '¿Hay algo mal?', answer: 'Dínoslo y corregimos o quitamos la ficha.' },
    ],
  },
  board: {
    nav: 'Tablero',
    title: 'Tarjetas',
    headline: 'Un tablero para todos',
    text: 'Añade una tarjeta, hazla avanzar y todos los que tengan esta dirección lo verán.',
    list: 'El tablero',
    listText: 'Arrastra las tarjetas con el ratón o usa sus botones. Quien abre esta página puede cambiarla.',
    columns: ['Por hacer', 'En curso', 'Hecho'],
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Quién ve el tablero?',
        answer: 'Todos los que tengan esta dirección. No escribas secretos en él.',
      },
      { question: '¿Hace falta una cuenta?', answer: 'No. Abre la página y empieza.' },
      { question: 'He borrado algo sin querer.', answer: 'Pulsa «Deshacer» enseguida y la tarjeta vuelve.' },
    ],
  },
  tracker: {
    nav: 'Registro',
    title: 'Anotaciones',
    text: 'Una línea al día y verás cómo se va sumando. Nadie más ve tus anotaciones.',
    list: 'Tu registro',
    listText: 'La primera anotación crea tu propia dirección secreta. Guárdala: es la llave de tu registro.',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Dónde están mis anotaciones?',
        answer:
          'En tu propia dirección secreta. Quien la tenga puede leerlas y cambiarlas, así que guárdatela.',
      },
      { question: '¿Cómo lo uso en el móvil?', answer: 'Abre allí la misma dirección secreta o envíatela.' },
      {
        question: 'He perdido la dirección.',
        answer: 'Entonces nadie puede abrir ya el registro. Guárdala ahora como marcador.',
      },
    ],
    kinds: {
      habit: { headline: 'Mantener el hábito', what: 'Hábito', amount: 'Veces' },
      expense: { headline: 'Ver adónde va', what: 'Gastado en', amount: 'Importe' },
      weight: { headline: 'Seguir el peso', what: 'Nota', amount: 'Peso en kg' },
      time: { headline: 'Conocer tus horas', what: 'Trabajo', amount: 'Horas' },
      reading: { headline: 'Seguir leyendo', what: 'Libro', amount: 'Páginas' },
      workout: { headline: 'Seguir en marcha', what: 'Ejercicio', amount: 'Minutos' },
      mood: { headline: '¿Cómo estás hoy?', what: 'Qué pasó', amount: 'Ánimo de 1 a 5' },
      plain: { headline: 'Llevar un registro', what: 'Qué', amount: 'Cantidad' },
    },
  },
  event: {
    nav: 'Asistir',
    title: 'Invitados',
    headline: '¿Vienes?',
    text: 'Di en medio minuto si vienes a {name} y cuántos seréis.',
    list: 'Decir que sí',
    faq: 'Bueno es saberlo',
    questions: [
      { question: '¿Puedo llevar a alguien?', answer: 'Sí. Indica cuántos seréis, contándote a ti.' },
      { question: '¿Y si al final no puedo ir?', answer: 'Avísanos, para que tus plazas sean para otros.' },
      {
        question: '¿Quién ve mis datos?',
        answer: 'Solo {name}. Los demás ven cuántas plazas quedan, sin nombres.',
      },
    ],
  },
  waitlist: {
    nav: 'Apuntarse',
    title: 'Lista de espera',
    headline: 'Entre los primeros',
    text: 'Apúntate a la lista de espera de {name}. Verás tu puesto al momento y podrás avanzar.',
    list: 'Apuntarse a la lista',
    listText: 'Basta un correo electrónico. Con cada persona que se apunte por tu enlace, avanzas.',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Cómo avanzo?',
        answer: 'Al apuntarte recibes un enlace propio. Cada persona que se apunta con él te hace avanzar.',
      },
      { question: '¿Cuánto cuesta?', answer: 'Estar en la lista no cuesta nada ni compromete a nada.' },
      { question: '¿Qué hacen con mi correo?', answer: 'Va a {name}, para avisarte cuando llegue tu turno.' },
    ],
  },
};
