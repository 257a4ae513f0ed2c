/** Whether everything is tried, as each night and by `npm run test:all`; with every change, what is quick. */
export const atNight = process.env.TEST_ALL === 'true'
