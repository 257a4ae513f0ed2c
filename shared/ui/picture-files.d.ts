declare module '*?picture' {
  const picture: import('../content/fields').Picture
  export default picture
}
