"""What people ask of an evening, and how it is carried out."""
