/** Whether everything is tested, as each night and by `npm run test:all`; otherwise only what is quick. */
export const atNight = process.env.TEST_ALL === 'true'
