import type { AppWords } from './en.apps.js';

export const esApps: AppWords = {
  booking: {
    nav: 'Reservar',
    title: 'Reservas',
    pick: 'Elija su hora',
    pickText: 'Las horas libres están al día. La que alguien acaba de tomar no se puede reservar dos veces.',
    appointment: { headline: 'Pedir cita', service: 'Servicio' },
    table: { headline: 'Reservar mesa', service: 'Mesa' },
    room: { headline: 'Reservar su estancia', service: 'Habitación' },
    space: { headline: 'Reservar una hora', service: '¿Qué quiere reservar?' },
    class: { headline: 'Reservar su plaza', service: 'Clase' },
    text: 'Elija una hora en {name}, deje su nombre y listo.',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Cómo sé que ha funcionado?',
        answer: 'Esta página confirma su reserva al momento, con día y hora.',
      },
      {
        question: '¿Y si surge algo?',
        answer: 'Avísenos cuanto antes, para que otra persona pueda tener su hora.',
      },
      {
        question: '¿Qué pasa con mis datos?',
        answer: 'Van a {name} con su reserva. Los demás solo ven que la hora está ocupada.',
      },
    ],
  },
  shop: {
    nav: 'Tienda',
    title: 'Pedidos',
    headline: 'Elegir y pedir',
    text: 'Reúna lo que le gustaría de {name} y envíelo como solicitud.',
    catalogue: 'Lo que hay',
    catalogueText: 'Elija las cantidades. Aquí no se paga nada: usted envía una solicitud y le respondemos.',
    empty: 'Díganos qué le gustaría',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Cuándo pago?',
        answer: 'No en esta página. Usted envía una solicitud y {name} le dice cómo pagar.',
      },
      {
        question: '¿Mi solicitud me compromete?',
        answer: 'No. Será un pedido cuando se lo hayamos confirmado.',
      },
      {
        question: '¿Puedo cambiar algo?',
        answer: 'Sí. Responda a nuestro mensaje o envíe otra solicitud con una nota.',
      },
    ],
  },
  directory: {
    nav: 'Directorio',
    title: 'Fichas',
    headline: 'Encontrar y ser encontrado',
    text: 'Busque en lo que otros han apuntado y añada lo que falte.',
    list: 'Todas las fichas',
    listText: 'Busque por palabra o acote la lista. Las fichas nuevas aparecen al momento.',
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
      { question: '¿Hay algo mal?', answer: 'Díganoslo y corregimos o quitamos la ficha.' },
    ],
  },
  board: {
    nav: 'Tablero',
    title: 'Tarjetas',
    headline: 'Un tablero para todos',
    text: 'Añada una tarjeta, hágala avanzar y todos los que tengan esta dirección lo verán.',
    list: 'El tablero',
    listText: 'Arrastre las tarjetas con el ratón o use sus botones. Quien abre esta página puede cambiarla.',
    columns: ['Por hacer', 'En curso', 'Hecho'],
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Quién ve el tablero?',
        answer: 'Todos los que tengan esta dirección. No escriba secretos en él.',
      },
      { question: '¿Hace falta una cuenta?', answer: 'No. Abra la página y empiece.' },
      { question: 'He borrado algo sin querer.', answer: 'Pulse «Deshacer» enseguida y la tarjeta vuelve.' },
    ],
  },
  tracker: {
    nav: 'Registro',
    title: 'Anotaciones',
    text: 'Una línea al día y verá cómo se va sumando. Nadie más ve sus anotaciones.',
    list: 'Su registro',
    listText: 'La primera anotación crea su propia dirección secreta. Guárdela: es la llave de su registro.',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Dónde están mis anotaciones?',
        answer:
          'En su propia dirección secreta. Quien la tenga puede leerlas y cambiarlas, así que guárdesela.',
      },
      { question: '¿Cómo lo uso en el móvil?', answer: 'Abra allí la misma dirección secreta o envíesela.' },
      {
        question: 'He perdido la dirección.',
        answer: 'Entonces nadie puede abrir ya el registro. Guárdela ahora como marcador.',
      },
    ],
    kinds: {
      habit: { headline: 'Mantener el hábito', what: 'Hábito', amount: 'Veces' },
      expense: { headline: 'Ver adónde va', what: 'Gastado en', amount: 'Importe' },
      weight: { headline: 'Seguir el peso', what: 'Nota', amount: 'Peso en kg' },
      time: { headline: 'Conocer sus horas', what: 'Trabajo', amount: 'Horas' },
      reading: { headline: 'Seguir leyendo', what: 'Libro', amount: 'Páginas' },
      workout: { headline: 'Seguir en marcha', what: 'Ejercicio', amount: 'Minutos' },
      mood: { headline: '¿Cómo está hoy?', what: 'Qué pasó', amount: 'Ánimo de 1 a 5' },
      plain: { headline: 'Llevar un registro', what: 'Qué', amount: 'Cantidad' },
    },
  },
  event: {
    nav: 'Asistir',
    title: 'Invitados',
    headline: '¿Vendrá?',
    text: 'Diga en medio minuto si viene a {name} y cuántos serán.',
    list: 'Decir que sí',
    faq: 'Bueno es saberlo',
    questions: [
      { question: '¿Puedo llevar a alguien?', answer: 'Sí. Indique cuántos serán, usted incluido.' },
      { question: '¿Y si al final no puedo ir?', answer: 'Avísenos, para que sus plazas sean para otros.' },
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
    text: 'Apúntese a la lista de espera de {name}. Verá su puesto al momento y podrá avanzar.',
    list: 'Apuntarse a la lista',
    listText: 'Basta un correo electrónico. Con cada persona que se apunte por su enlace, usted avanza.',
    faq: 'Bueno es saberlo',
    questions: [
      {
        question: '¿Cómo avanzo?',
        answer: 'Al apuntarse recibe un enlace propio. Cada persona que se apunta con él le hace avanzar.',
      },
      { question: '¿Cuánto cuesta?', answer: 'Estar en la lista no cuesta nada ni compromete a nada.' },
      { question: '¿Qué hacen con mi correo?', answer: 'Va a {name}, para avisarle cuando llegue su turno.' },
    ],
  },
};
