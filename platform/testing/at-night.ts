/** Whether everything is tested, as each night and by `npm run test:all`; otherwise only what is quick. */
export const atNight = process.env.TEST_ALL === 'true'

/** Variations of one promise: the first with every change, all of them each night. */
export const variations = <Row>(rows: Row[], withEveryChange = 2) =>
  atNight ? rows : rows.slice(0, withEveryChange)
